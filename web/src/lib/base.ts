/** Where the server lives: `/`, or a path behind somebody's proxy, always with a slash at its end. */
const said = document.querySelector<HTMLMetaElement>('meta[name=base]')?.content ?? './'
export const base = said.startsWith('/') ? said : '/'

/** A path of ours as the browser has to ask for it. */
export function at(path: string): string {
  return base + path.replace(/^\//, '')
}
