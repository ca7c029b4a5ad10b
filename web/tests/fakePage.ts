/**
 * A page in a browser that can be hidden, woken and cut off, behind a proxy at `/den/`.
 * To be imported before the modules that are tested.
 */
import type { AnyMessage, Ask } from '../src/protocol/messages'

class Page extends EventTarget {
  hidden = false
  title = ''
  documentElement = { lang: '' }

  querySelector(what: string) {
    return what === 'meta[name=base]' ? { content: '/den/' } : null
  }

  hide(hidden: boolean): void {
    this.hidden = hidden
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

export const page = new Page()
export const browser = new EventTarget() // what `window` hears

/** The browser's end of a socket; the last methods are what the server does. */
export class FakeSocket {
  static readonly OPEN = 1
  static all: FakeSocket[] = []
  readyState = 0
  sent: Ask[] = []
  onmessage: ((frame: { data: string }) => void) | null = null
  onclose: ((end: { code: number }) => void) | null = null

  constructor(readonly address: URL) {
    FakeSocket.all.push(this)
  }

  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Ask)
  }

  close(): void {
    this.readyState = 2
  }

  /** What was asked for over this socket, by its name. */
  get asked(): string[] {
    return this.sent.map(({ request }) => request.do)
  }

  opens(): void {
    this.readyState = 1
  }

  says(message: AnyMessage): void {
    this.opens()
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  breaks(code = 1006): void {
    this.readyState = 3
    this.onclose?.({ code })
  }
}

Object.assign(globalThis, {
  window: globalThis,
  document: page,
  location: new URL('https://example.org/den/t/abc'),
  matchMedia: () => ({ matches: false }),
  addEventListener: browser.addEventListener.bind(browser),
  removeEventListener: browser.removeEventListener.bind(browser),
  WebSocket: FakeSocket,
})
