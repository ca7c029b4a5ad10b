/** The WebSocket of one table: reconnects by itself, and sends again what was not answered. */
import type { AnyMessage, AnyRequest } from '../protocol/messages'
import { ApiError } from './api'
import { basePath } from './basePath'

export type ConnectionState = 'connecting' | 'connected' | 'lost' | 'closed'

export interface ConnectionListener {
  onMessage(message: AnyMessage): void
  onStateChange(state: ConnectionState, code: number): void
  /** The number of the last happening the client knows; null for none. */
  lastKnownNumber(): number | null
}

interface PendingRequest {
  request: AnyRequest
  isSent: boolean // the server may have received it
  resolve: () => void
  reject: (error: ApiError) => void
}

const FINAL_CLOSE_CODES = new Set([4001, 4401, 4403, 4404, 4410]) // reconnecting would change nothing
const RECONNECT_DELAYS_MS = [0, 300, 1000, 2000, 4000, 8000] // after the first, second … failure
// Sent twice they would be heard twice; and a knock was for another socket.
const UNREPEATABLE_REQUESTS = new Set(['say', 'phrase', 'react', 'knock', 'rematch'])
const FIRST_MESSAGE_TIMEOUT_MS = 6_000 // else another socket is tried
// A server that was stopped does not hang up. After some silence it is asked whether it is still
// there: sooner where something was sent that it has not answered.
const MAX_SILENCE_MS = 5_000
const MAX_ANSWER_SILENCE_MS = 3_000
const ALIVE_CHECK_INTERVAL_MS = 1_000
const KNOCK_TIMEOUT_MS = 4_000

export class Connection {
  private socket: WebSocket | null = null
  private pending = new Map<number, PendingRequest>()
  private lastId = 0
  private attempts = 0
  private connectTimer = 0 // until the first message of a new socket, or until the next attempt
  private keepAliveTimer = 0
  private knockTimer = 0 // until a knock has to be answered
  private lastMessageAt = 0
  private isClosed = false

  constructor(
    private readonly table: string,
    private readonly listener: ConnectionListener,
    private query: Record<string, string>,
  ) {
    addEventListener('online', this.wakeUp)
    document.addEventListener('visibilitychange', this.wakeUp)
    this.keepAliveTimer = window.setInterval(
      () => this.checkAlive(this.pending.size > 0 ? MAX_ANSWER_SILENCE_MS : MAX_SILENCE_MS),
      ALIVE_CHECK_INTERVAL_MS,
    )
    this.connect()
  }

  request(request: AnyRequest): Promise<void> {
    if (this.isClosed) return Promise.reject(new ApiError('unreachable', ''))
    return new Promise((resolve, reject) => {
      const id = ++this.lastId
      this.pending.set(id, { request, isSent: false, resolve, reject })
      this.send(id)
    })
  }

  /** Reconnects with other query parameters: another language, another companion. */
  updateQuery(query: Record<string, string>): void {
    this.query = { ...this.query, ...query }
    if (!this.isClosed) this.connect()
  }

  close(): void {
    this.isClosed = true
    clearInterval(this.keepAliveTimer)
    removeEventListener('online', this.wakeUp)
    document.removeEventListener('visibilitychange', this.wakeUp)
    this.dropSocket()
    this.failPending(() => true)
  }

  private dropSocket(): void {
    clearTimeout(this.connectTimer)
    clearTimeout(this.knockTimer)
    this.knockTimer = 0
    const socket = this.socket
    this.socket = null
    socket?.close()
    this.failPending((pending) => pending.isSent && isUnrepeatable(pending))
  }

  private connect(): void {
    this.dropSocket()
    const address = new URL(`${basePath}api/tables/${this.table}/play`, location.href)
    address.protocol = location.protocol.replace('http', 'ws')
    for (const [name, value] of Object.entries(this.query)) address.searchParams.set(name, value)
    const last = this.listener.lastKnownNumber()
    if (last !== null) address.searchParams.set('last', String(last))
    const socket = (this.socket = new WebSocket(address))
    this.connectTimer = window.setTimeout(() => this.connect(), FIRST_MESSAGE_TIMEOUT_MS)
    socket.onmessage = (frame) => {
      if (this.socket === socket) this.receive(JSON.parse(frame.data as string) as AnyMessage)
    }
    socket.onclose = (end) => {
      if (this.socket === socket) this.handleClose(end.code)
    }
  }

  private receive(message: AnyMessage): void {
    this.lastMessageAt = performance.now()
    if (this.connectTimer) this.startSending()
    this.listener.onMessage(message)
    if (message.kind === 'wrong') {
      this.settle(message.id, new ApiError(message.mistake, message.text, message.details))
    } else if (message.kind !== 'fresh') this.settle(message.done ?? null)
  }

  /** With the first message of a new socket. */
  private startSending(): void {
    clearTimeout(this.connectTimer)
    this.connectTimer = this.attempts = 0
    this.listener.onStateChange('connected', 0)
    for (const id of this.pending.keys()) this.send(id)
  }

  private settle(id: number | null, error?: ApiError): void {
    const pending = id === null ? undefined : this.pending.get(id)
    if (!pending) return
    this.pending.delete(id!)
    if (error) pending.reject(error)
    else pending.resolve()
  }

  private failPending(which: (pending: PendingRequest) => boolean): void {
    for (const [id, pending] of this.pending)
      if (which(pending)) this.settle(id, new ApiError('unreachable', ''))
  }

  private send(id: number): void {
    if (this.socket?.readyState !== WebSocket.OPEN || this.connectTimer) return
    const pending = this.pending.get(id)!
    this.socket.send(JSON.stringify({ id, request: pending.request }))
    pending.isSent = true
  }

  private handleClose(code: number): void {
    if (FINAL_CLOSE_CODES.has(code)) {
      this.close()
      this.listener.onStateChange('closed', code)
      return
    }
    this.dropSocket()
    this.failPending(isUnrepeatable) // also what was not sent: said much later it is out of place
    this.listener.onStateChange('lost', code)
    const delay = RECONNECT_DELAYS_MS[Math.min(this.attempts++, RECONNECT_DELAYS_MS.length - 1)]!
    this.connectTimer = window.setTimeout(() => this.connect(), delay)
  }

  /** A phone that wakes up has often lost its connection without noticing. */
  private wakeUp = (): void => {
    if (document.hidden) return
    if (!this.socket || this.socket.readyState > WebSocket.OPEN) {
      this.attempts = 0
      this.connect()
    } else this.checkAlive(KNOCK_TIMEOUT_MS)
  }

  /** Knocks where nothing was heard for some time; without an answer the connection is lost. */
  private checkAlive(maxSilenceMs: number): void {
    const socket = this.socket
    const lastHeard = this.lastMessageAt
    if (socket?.readyState !== WebSocket.OPEN || this.connectTimer) return // not connected yet
    if (this.knockTimer) return // it has been asked
    if (performance.now() - lastHeard < maxSilenceMs) return
    void this.request({ do: 'knock' }).catch(() => {}) // whoever only watches is answered, too
    this.knockTimer = window.setTimeout(() => {
      this.knockTimer = 0
      if (this.lastMessageAt === lastHeard) this.handleClose(0)
    }, KNOCK_TIMEOUT_MS)
  }
}

function isUnrepeatable({ request }: PendingRequest): boolean {
  return UNREPEATABLE_REQUESTS.has(request.do)
}
