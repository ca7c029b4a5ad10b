/** Which page is shown. Links are plain `<a href>`; this only keeps the browser from loading anew. */
import { at, base } from './base'

class Route {
  path = $state(here())
  query = $state(new URLSearchParams(location.search))

  constructor() {
    addEventListener('popstate', () => this.read())
    document.addEventListener('click', (click) => this.follow(click))
  }

  go(path: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', at(path))
    this.read()
    if (!replace) scrollTo(0, 0)
  }

  private read(): void {
    this.path = here()
    this.query = new URLSearchParams(location.search)
  }

  private follow(click: MouseEvent): void {
    const link = (click.target as Element).closest('a')
    const special = click.metaKey || click.ctrlKey || click.shiftKey || click.altKey
    if (!link || click.button !== 0 || special || click.defaultPrevented) return
    if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (!link.pathname.startsWith(base) || link.pathname.startsWith(at('api/'))) return
    if (link.hash && link.pathname === location.pathname) return
    click.preventDefault()
    this.go('/' + link.pathname.slice(base.length) + link.search + link.hash)
  }
}

function here(): string {
  const path = '/' + location.pathname.slice(base.length)
  try {
    return decodeURIComponent(path)
  } catch {
    return path // a lost address, to be told so by its page
  }
}

export const route = new Route()
