/** Which page is shown. Links are plain `<a href>`; this only keeps the browser from loading anew. */
import { basePath, withBase } from './basePath'

class Route {
  path = $state(currentPath())
  query = $state(new URLSearchParams(location.search))

  constructor() {
    addEventListener('popstate', () => this.readAddress())
    document.addEventListener('click', (click) => this.followLink(click))
  }

  go(path: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', withBase(path))
    this.readAddress()
    if (!replace) scrollTo(0, 0)
  }

  private readAddress(): void {
    this.path = currentPath()
    this.query = new URLSearchParams(location.search)
  }

  private followLink(click: MouseEvent): void {
    const link = (click.target as Element).closest('a')
    const special = click.metaKey || click.ctrlKey || click.shiftKey || click.altKey
    if (!link || click.button !== 0 || special || click.defaultPrevented) return
    if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (!link.pathname.startsWith(basePath) || link.pathname.startsWith(withBase('api/'))) return
    if (link.hash && link.pathname === location.pathname) return
    click.preventDefault()
    this.go('/' + link.pathname.slice(basePath.length) + link.search + link.hash)
  }
}

function currentPath(): string {
  const path = '/' + location.pathname.slice(basePath.length)
  try {
    return decodeURIComponent(path)
  } catch {
    return path // a lost address, to be told so by its page
  }
}

export const route = new Route()
