import { browser, page } from './fakePage'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { route } from '../src/lib/route.svelte'

/** The browser's own memory of where it was. */
const past: string[] = []
const scrolled = vi.fn()

function show(address: string): void {
  location.href = new URL(address, location.href).href
}

vi.stubGlobal('scrollTo', scrolled)
vi.stubGlobal('history', {
  pushState(_: null, __: string, address: string) {
    past.push(location.href)
    show(address)
  },
  replaceState: (_: null, __: string, address: string) => show(address),
})

function back(): void {
  show(past.pop()!)
  browser.dispatchEvent(new Event('popstate'))
}

beforeEach(() => {
  past.length = 0
  show('/den/')
  browser.dispatchEvent(new Event('popstate'))
  scrolled.mockClear()
})

interface Link {
  href: string
  target?: string
  download?: boolean
}

/** Whether the page itself goes where somebody clicks, without the browser loading anew. */
function follows(link: Link | null, how: Partial<MouseEvent> = {}, prevented = false): boolean {
  const anchor = link && {
    target: link.target ?? '',
    hasAttribute: (name: string) => name === 'download' && link.download,
    ...parts(new URL(link.href, location.href)),
  }
  const click = new Event('click', { cancelable: true })
  Object.defineProperty(click, 'target', { value: { closest: () => anchor } })
  Object.assign(click, { button: 0, ...how })
  if (prevented) click.preventDefault()
  const before = past.length
  page.dispatchEvent(click)
  const went = past.length > before
  expect(click.defaultPrevented).toBe(went || prevented)
  return went
}

const parts = ({ origin, pathname, search, hash }: URL) => ({ origin, pathname, search, hash })

describe('the route', () => {
  it('is a path below where the server lives', () => {
    expect(route.path).toBe('/')
    route.go('/t/abc?bots=3')
    expect(location.pathname).toBe('/den/t/abc')
    expect([route.path, route.query.get('bots')]).toEqual(['/t/abc', '3'])
    expect(scrolled).toHaveBeenCalledWith(0, 0)
    back()
    expect([route.path, route.query.size]).toEqual(['/', 0])
  })

  it('can be changed without a step that leads back, and without moving the page', () => {
    route.go('/t/abc', true)
    expect([route.path, past]).toEqual(['/t/abc', []])
    expect(scrolled).not.toHaveBeenCalled()
  })

  it('is read as people write it, and as it is where nobody can read it', () => {
    route.go('/p/bot%3Arandom')
    expect(route.path).toBe('/p/bot:random')
    route.go('/p/%E0%A4%A')
    expect(route.path).toBe('/p/%E0%A4%A')
  })
})

describe('a link', () => {
  it('within the page is followed by it', () => {
    expect(follows({ href: '/den/r/xyz?as=0#12' })).toBe(true)
    expect(location.href).toBe('https://example.org/den/r/xyz?as=0#12')
    expect([route.path, route.query.get('as')]).toEqual(['/r/xyz', '0'])
    expect(follows({ href: '/den/' })).toBe(true)
    expect(route.path).toBe('/')
  })

  it.each<[string, Link | null, Partial<MouseEvent>?, boolean?]>([
    ['to another site', { href: 'https://example.com/den/' }],
    ['to what else lives at this address', { href: '/elsewhere' }],
    ['to the server itself', { href: '/den/api/records/xyz/file' }],
    ['to a place on this page', { href: '/den/#below' }],
    ['to a window of its own', { href: '/den/top', target: '_blank' }],
    ['to a file to be kept', { href: '/den/top', download: true }],
    ['with another button', { href: '/den/top' }, { button: 1 }],
    ['into another tab', { href: '/den/top' }, { ctrlKey: true }],
    ['into another tab of a Mac', { href: '/den/top' }, { metaKey: true }],
    ['into another window', { href: '/den/top' }, { shiftKey: true }],
    ['to be downloaded', { href: '/den/top' }, { altKey: true }],
    ['that somebody else has taken care of', { href: '/den/top' }, {}, true],
    ['that is none', null],
  ])('%s is left to the browser', (_, link, how, prevented) => {
    expect(follows(link, how, prevented)).toBe(false)
    expect(route.path).toBe('/')
  })
})
