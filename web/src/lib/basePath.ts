/** Where the server lives: `/`, or a path behind somebody's proxy, always with a slash at its end. */
const declaredBase = document.querySelector<HTMLMetaElement>('meta[name=base]')?.content ?? './'
export const basePath = declaredBase.startsWith('/') ? declaredBase : '/'

/** A path of the client below the base path, as the browser has to ask for it. */
export function withBase(path: string): string {
  return basePath + path.replace(/^\//, '')
}
