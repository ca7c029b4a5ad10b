/** The line to one table: comes back by itself, and sends on what was not answered. */
import type { AnyMessage, AnyRequest } from '../../../docs/protocol/protocol'
import { Mistake } from './api'
import { base } from './base'

export type State = 'connecting' | 'there' | 'lost' | 'over'

export interface Listener {
  heard(message: AnyMessage): void
  changed(state: State, code: number): void
  /** The number of the last happening that is known; null for none. */
  last(): number | null
}

interface Asked {
  request: AnyRequest
  sent: boolean // the other end may have heard it
  done: () => void
  failed: (mistake: Mistake) => void
}

const FINAL = new Set([4001, 4401, 4403, 4404, 4410]) // coming back would change nothing
const WAITS = [0, 300, 1000, 2000, 4000, 8000] // milliseconds before trying again
// Twice would be heard twice; and a knock was for another line.
const SAID_ONCE = new Set(['say', 'phrase', 'react', 'knock', 'rematch'])
const SILENCE = 10_000 // no line in this time: try another
const QUIET = 20_000 // nothing heard for so long: is the line still there?
const PATIENCE = 4_000 // and so long for an answer

export class Line {
  private socket: WebSocket | null = null
  private asked = new Map<number, Asked>()
  private id = 0
  private tries = 0
  private timer = 0 // until the first word of a new line, or until it is tried again
  private keeper = 0
  private knocking = 0 // until a knock must have been answered
  private heardAt = 0
  private closed = false

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
    private query: Record<string, string>,
  ) {
    addEventListener('online', this.wake)
    document.addEventListener('visibilitychange', this.wake)
    this.keeper = window.setInterval(() => this.keep(QUIET), QUIET / 4)
    this.connect()
  }

  ask(request: AnyRequest): Promise<void> {
    if (this.closed) return Promise.reject(new Mistake('unreachable', ''))
    return new Promise((done, failed) => {
      const id = ++this.id
      this.asked.set(id, { request, sent: false, done, failed })
      this.send(id)
    })
  }

  /** Speak another language from now on, or be somebody else. */
  change(query: Record<string, string>): void {
    this.query = { ...this.query, ...query }
    if (!this.closed) this.connect()
  }

  close(): void {
    this.closed = true
    clearInterval(this.keeper)
    removeEventListener('online', this.wake)
    document.removeEventListener('visibilitychange', this.wake)
    this.hangUp()
    this.fail(() => true)
  }

  private hangUp(): void {
    clearTimeout(this.timer)
    clearTimeout(this.knocking)
    const socket = this.socket
    this.socket = null
    socket?.close()
    this.fail((asked) => asked.sent && isSaidOnce(asked))
  }

  private connect(): void {
    this.hangUp()
    const address = new URL(`${base}api/tables/${this.table}/play`, location.href)
    address.protocol = location.protocol.replace('http', 'ws')
    for (const [name, value] of Object.entries(this.query)) address.searchParams.set(name, value)
    const last = this.listener.last()
    if (last !== null) address.searchParams.set('last', String(last))
    const socket = (this.socket = new WebSocket(address))
    this.timer = window.setTimeout(() => this.connect(), SILENCE)
    socket.onmessage = (frame) => {
      if (this.socket === socket) this.heard(JSON.parse(frame.data as string) as AnyMessage)
    }
    socket.onclose = (end) => {
      if (this.socket === socket) this.broken(end.code)
    }
  }

  private heard(message: AnyMessage): void {
    this.heardAt = performance.now()
    if (this.timer) this.arrived()
    this.listener.heard(message)
    if (message.kind === 'wrong') {
      this.answered(message.id, new Mistake(message.mistake, message.text, message.details))
    } else if (message.kind !== 'fresh') this.answered(message.done ?? null)
  }

  /** The first word of a new line. */
  private arrived(): void {
    clearTimeout(this.timer)
    this.timer = this.tries = 0
    this.listener.changed('there', 0)
    for (const id of this.asked.keys()) this.send(id)
  }

  private answered(id: number | null, mistake?: Mistake): void {
    const asked = id === null ? undefined : this.asked.get(id)
    if (!asked) return
    this.asked.delete(id!)
    if (mistake) asked.failed(mistake)
    else asked.done()
  }

  private fail(which: (asked: Asked) => boolean): void {
    for (const [id, asked] of this.asked)
      if (which(asked)) this.answered(id, new Mistake('unreachable', ''))
  }

  private send(id: number): void {
    if (this.socket?.readyState !== WebSocket.OPEN || this.timer) return
    const asked = this.asked.get(id)!
    this.socket.send(JSON.stringify({ id, request: asked.request }))
    asked.sent = true
  }

  private broken(code: number): void {
    if (FINAL.has(code)) {
      this.close()
      this.listener.changed('over', code)
      return
    }
    this.hangUp()
    this.fail(isSaidOnce) // also what was not sent: said much later it is out of place
    this.listener.changed('lost', code)
    const wait = WAITS[Math.min(this.tries++, WAITS.length - 1)]!
    this.timer = window.setTimeout(() => this.connect(), wait)
  }

  /** A phone that wakes up has often lost its line without noticing. */
  private wake = (): void => {
    if (document.hidden) return
    if (!this.socket || this.socket.readyState > WebSocket.OPEN) {
      this.tries = 0
      this.connect()
    } else this.keep(PATIENCE)
  }

  /** Knock where nothing was heard for some time; where nobody answers, the line is dead. */
  private keep(quiet: number): void {
    const socket = this.socket
    const before = this.heardAt
    if (socket?.readyState !== WebSocket.OPEN || this.timer) return // not there yet
    if (performance.now() - before < quiet) return
    void this.ask({ do: 'knock' }).catch(() => {}) // whoever only watches is answered, too
    clearTimeout(this.knocking)
    this.knocking = window.setTimeout(() => this.heardAt === before && this.broken(0), PATIENCE)
  }
}

function isSaidOnce({ request }: Asked): boolean {
  return SAID_ONCE.has(request.do)
}
