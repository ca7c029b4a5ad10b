/** A table as one guest sees it: its last state from the server, and the requests that change it. */
import type {
  AnyEvent,
  AnyMessage,
  AnyRequest,
  OwnView,
  TableView,
  VisibleFact,
} from '../protocol/messages'
import { eventReducerOf } from '../games/eventReducers'
import { ApiError } from '../lib/api'
import { Animator, sentencesOf } from '../lib/animator.svelte'
import { Connection, type ConnectionListener, type ConnectionState } from '../lib/connection'
import { randomSalt, sitRequest } from '../lib/quickStart'
import { preferredLanguage, preferences } from '../lib/preferences.svelte'
import type { BoardProps, Person } from '../lib/boardProps'
import { TableAdvice } from './tableAdvice.svelte'

export interface LogLine {
  number: number
  texts: string[]
  event: AnyEvent
  isChat: boolean
}

const CHAT_EVENTS = new Set(['Talked', 'PhraseSaid', 'BotSaid', 'Reacted'])
const MAX_LOG_LINES = 300

export class TableClient implements BoardProps, ConnectionListener {
  table: TableView | null = $state.raw(null) // as the server last said
  connectionState: ConnectionState = $state('connecting')
  closeCode = $state(0) // of the WebSocket: why the connection is closed
  log: LogLine[] = $state([])
  error: string | null = $state(null) // why the last request was refused
  isSending = $state(false) // a choice is on its way
  readonly advice = new TableAdvice(this)
  unconfirmed: { seat: number; text: string } | null = $state.raw(null) // chosen, to be confirmed
  private receivedAt = $state(0) // when the clocks came, by the browser's own
  private now = $state(0) // moves on while clocks run
  private clockTimer = 0
  private saltedMatch = 0 // the last match that was given a salt; the first gets it with the chair
  private decidedAt = new WeakMap<OwnView, number[]>() // how many decisions each seat had made
  private lastNumber: number | null = null
  private animator = new Animator(
    eventReducerOf,
    { narrate: (event, sentences, told) => this.appendToLog(event, sentences, told) },
    () => 1,
    () => (preferences.ownRolls && !this.tv ? this.you : null),
  )
  private connection: Connection

  constructor(
    readonly id: string,
    readonly guest: string, // which of the table's guests we are
    readonly tv = false,
    companion = 0,
  ) {
    const query: Record<string, string> = { language: preferredLanguage() }
    if (companion) query.companion = String(companion)
    this.connection = new Connection(id, this, query)
  }

  // What a board shows.

  get view() {
    return this.animator.view!
  }
  get event() {
    return this.animator.event
  }
  get you() {
    return this.table?.you ?? null
  }
  get busy() {
    return this.animator.isPlaying || this.isSending
  }
  get hidden() {
    const own = this.animator.own?.hidden
    return own && this.you !== null ? { [this.you]: own } : {}
  }
  get isSkippable() {
    return this.animator.isSkippable
  }
  get isDieWaiting() {
    return this.animator.isHolding
  }
  get choices(): Record<number, string[]> {
    if (this.isSending) return {}
    // Once nothing is left that could be spoilt, one may decide while the rest is still being shown.
    if (!this.animator.surprisesLeft) return this.table?.own?.choices ?? {}
    const own = this.animator.own
    if (!own?.choices) return {}
    // Others may decide at the same time: that takes nothing away from us.
    const still = Object.entries(own.choices).filter(([seat, texts]) => {
      const now = this.table!.own?.choices?.[seat]
      const turn = this.decidedAt.get(own)?.[Number(seat)]
      return turn === this.table!.decided[Number(seat)] && now?.join() === texts.join()
    })
    return Object.fromEntries(still)
  }
  get odds() {
    return this.busy ? null : this.animator.own?.odds
  }
  get places() {
    return this.table?.places ?? []
  }
  get showable() {
    return this.animator.own?.showable ?? {}
  }
  get people(): Person[] {
    const table = this.table!
    return table.players.map((number, player) => {
      const chair = table.chairs[number]!
      const guest = table.guests.find((one) => one.guest === chair.guest)
      return {
        name: chair.name,
        kind: chair.kind === 'bot' ? 'bot' : guest?.program ? 'program' : 'person',
        level: chair.level,
        away: guest?.away ?? false,
        standIn: chair.stand_in,
        resigned: chair.resigned,
        clock: this.clockOf(player),
      }
    })
  }

  /** Seconds left: what the server said, less what has passed since for those who decide. */
  private clockOf(player: number): number | null {
    const left = this.table!.clocks[player] ?? null
    const runs = this.table!.view?.pending.some(
      (seat) => seat % this.table!.players.length === player,
    )
    if (left === null || !runs) return left
    return Math.max(0, left - Math.max(0, this.now - this.receivedAt) / 1000)
  }

  choose(seat: number, text: string): void {
    this.unconfirmed = { seat, text }
    if (!preferences.confirm || !this.choices[seat]?.includes(text)) this.confirmChoice()
  }

  confirmChoice(): void {
    const { seat, text } = this.unconfirmed!
    const { match, decided } = this.table!
    this.unconfirmed = null
    this.isSending = true
    const move: AnyRequest = { do: 'move', match, seat, nth: decided[seat]!, text }
    void this.request(move).finally(() => (this.isSending = false))
  }

  throwDie(): void {
    this.animator.throwDie()
  }

  skipAnimations(): void {
    this.animator.skipAll()
  }

  /** Why something cannot be chosen now, in the server's words; null where it could. */
  async askWhyNot(seat: number, text: string): Promise<string | null> {
    const { match, decided } = this.table!
    try {
      await this.connection.request({ do: 'askwhynot', match, seat, nth: decided[seat]!, text })
      return null
    } catch (mistake) {
      return mistake instanceof ApiError ? mistake.message : String(mistake)
    }
  }

  show(seat: number): void {
    void this.request({ do: 'show', seat })
  }

  // What a guest does.

  get me() {
    return this.table?.guests.find((one) => one.guest === this.guest) ?? null
  }
  get isHost() {
    return this.table?.host === this.guest
  }
  get chair() {
    const found = this.table?.chairs.findIndex((one) => this.isMine(one)) ?? -1
    return found < 0 ? null : found
  }

  /** Who sits and has not agreed to what was changed since: without them no game starts. */
  get awaitedNames(): string[] {
    const chairs = this.table?.chairs ?? []
    return chairs.filter((one) => one.kind === 'person' && !one.agreed).map((one) => one.name)
  }
  get isAskedToAgree(): boolean {
    return this.chair !== null && !this.table!.chairs[this.chair]!.agreed
  }

  private isMine(chair: TableView['chairs'][number]): boolean {
    return chair.kind === 'person' && chair.guest === this.guest
  }

  /** Whether it could be done; if not, `error` says why, unless nobody has asked for it. */
  async request(request: AnyRequest, silently = false): Promise<boolean> {
    try {
      await this.connection.request(request)
      this.error = null
      return true
    } catch (mistake) {
      if (silently) return false
      this.error = mistake instanceof ApiError ? mistake.message : String(mistake)
      return false
    }
  }

  /** Somebody wants to play again, and who has said yes; null before that. */
  get rematchProposal() {
    return this.table?.rematch ?? null
  }

  /**
   * The same people again: proposes it, or says yes to it. It begins once everybody has, at once
   * where nobody else plays. The salt comes after the commitment.
   */
  async rematch(): Promise<void> {
    if (!this.rematchProposal && !(await this.request({ do: 'proposerematch' }))) return
    await this.request({ do: 'agreerematch', salt: randomSalt() })
  }

  /** Back to the seats, to change who plays or what; only for the host. */
  reopenSeats(): void {
    void this.request({ do: 'rematch' })
  }

  /** A new salt for a new match, once, from whoever sits. */
  private async sendSalt(): Promise<void> {
    if (this.saltedMatch === this.table!.match) return
    this.saltedMatch = this.table!.match
    if (this.chair !== null) await this.request(sitRequest(this.chair))
  }

  /** Asks for the table and its log again, in the language preferred now. */
  reload(): void {
    this.lastNumber = null
    this.connection.updateQuery({ language: preferredLanguage() })
  }

  close(): void {
    clearInterval(this.clockTimer)
    this.connection.close()
    const { view, own } = this.animator
    this.animator.jumpTo({ view, own }) // nothing moves any more
  }

  // What the connection says.

  lastKnownNumber(): number | null {
    return this.lastNumber
  }

  onStateChange(state: ConnectionState, code: number): void {
    this.connectionState = state
    this.closeCode = code
  }

  onMessage(message: AnyMessage): void {
    if (message.kind === 'fresh') {
      this.log = []
      this.applyTable(message.table)
      this.animator.jumpTo(message.table)
      for (const told of message.told)
        for (const [number, event] of told.events.entries())
          this.appendToLog(event, sentencesOf(told, number), told)
      if (message.table.status === 'open' && message.table.match) void this.sendSalt()
    } else if (message.kind === 'news' || message.kind === 'moved') {
      const table = { ...this.table!, ...message.table }
      this.applyTable(table)
      void this.animator.enqueue({ told: message.told, view: table.view, own: table.own })
      const happened = message.told.flatMap((told) => told.events)
      const isReopened = table.status === 'open'
      if (isReopened && happened.some((event) => event.event === 'RematchCalled'))
        void this.sendSalt()
    } else this.advice.receive(message)
  }

  private applyTable(table: TableView): void {
    const chosen = this.unconfirmed
    if (chosen && nextDecisionKey(table, chosen.seat) !== nextDecisionKey(this.table!, chosen.seat))
      this.unconfirmed = null // a clock was faster
    this.table = table
    if (table.own) this.decidedAt.set(table.own, table.decided)
    this.lastNumber = table.next - 1
    this.receivedAt = this.now = performance.now()
    clearInterval(this.clockTimer)
    if (table.status === 'playing' && table.clocks.some((left) => left !== null))
      this.clockTimer = window.setInterval(() => (this.now = performance.now()), 1000)
  }

  private appendToLog(event: AnyEvent, texts: string[], told: VisibleFact): void {
    if (!texts.some((text) => text)) return
    this.log.push({ number: told.number, texts, event, isChat: CHAT_EVENTS.has(event.event) })
    if (this.log.length > MAX_LOG_LINES) this.log.splice(0, this.log.length - MAX_LOG_LINES)
  }
}

/** Which decision of a seat is the next. */
function nextDecisionKey({ match, decided }: TableView, seat: number): string {
  return `${match} ${decided[seat]}`
}
