/** A table this browser is at: what the server says of it, and what can be asked for. */
import type {
  AnyEvent,
  AnyMessage,
  AnyRequest,
  OwnView,
  TableView,
  Told,
} from '../../../docs/protocol/protocol'
import { sceneOf } from '../games/scenes'
import { Mistake } from '../lib/api'
import { Director, sentencesOf } from '../lib/director.svelte'
import { Line, type Listener, type State } from '../lib/line'
import { sitDown } from '../lib/quick'
import { language, settings } from '../lib/settings.svelte'
import type { Person, Stage } from '../lib/stage'
import { TableAdvice } from './advice.svelte'

export interface LogLine {
  number: number
  texts: string[]
  event: AnyEvent
  talk: boolean
}

const TALK = new Set(['Talked', 'PhraseSaid', 'Reacted'])
const KEPT = 300 // lines of the log

export class Room implements Stage, Listener {
  table: TableView | null = $state.raw(null) // as the server last said
  state: State = $state('connecting')
  code = $state(0) // why the line is over
  log: LogLine[] = $state([])
  wrong: string | null = $state(null) // why the last request could not be
  sent = $state(false) // a choice is on its way
  readonly advice = new TableAdvice(this)
  unconfirmed: { seat: number; text: string } | null = $state.raw(null) // chosen, not yet meant
  private heardAt = $state(0) // when the clocks were told, by the browser's own
  private now = $state(0) // moves on while clocks run
  private ticking = 0
  private seasoned = 0 // the last match that was given a salt; the first gets it with the chair
  private decidedAt = new WeakMap<OwnView, number[]>() // how many decisions each seat had made
  private known: number | null = null
  private director = new Director(sceneOf, {
    began: (event, sentences, told) => this.note(event, sentences, told),
  })
  private line: Line

  constructor(
    readonly id: string,
    readonly guest: string, // which of the table's guests we are
    readonly tv = false,
    companion = 0,
  ) {
    const query: Record<string, string> = { language: language() }
    if (companion) query.companion = String(companion)
    this.line = new Line(id, this, query)
  }

  // What a board shows.

  get view() {
    return this.director.view!
  }
  get event() {
    return this.director.event
  }
  get you() {
    return this.table?.you ?? null
  }
  get busy() {
    return this.director.playing || this.sent
  }
  get hidden() {
    const own = this.director.own?.hidden
    return own && this.you !== null ? { [this.you]: own } : {}
  }
  get choices(): Record<number, string[]> {
    const own = this.director.own
    if (!own?.choices || this.sent) return {}
    if (!this.director.playing) return own.choices
    // Others may decide at the same time: that takes nothing away from us.
    const still = Object.entries(own.choices).filter(([seat, texts]) => {
      const now = this.table!.own?.choices?.[seat]
      const turn = this.decidedAt.get(own)?.[Number(seat)]
      return turn === this.table!.decided[Number(seat)] && now?.join() === texts.join()
    })
    return Object.fromEntries(still)
  }
  get odds() {
    return this.busy ? null : this.director.own?.odds
  }
  get showable() {
    return this.director.own?.showable ?? {}
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
        clock: this.clock(player),
      }
    })
  }

  /** Seconds left: what the server said, less what has passed since for those who decide. */
  private clock(player: number): number | null {
    const left = this.table!.clocks[player] ?? null
    const runs = this.table!.view?.pending.some(
      (seat) => seat % this.table!.players.length === player,
    )
    if (left === null || !runs) return left
    return Math.max(0, left - Math.max(0, this.now - this.heardAt) / 1000)
  }

  choose(seat: number, text: string): void {
    this.unconfirmed = { seat, text }
    if (!settings.confirm || !this.choices[seat]?.includes(text)) this.confirm()
  }

  /** The choice is meant. */
  confirm(): void {
    const { seat, text } = this.unconfirmed!
    const { match, decided } = this.table!
    this.unconfirmed = null
    this.sent = true
    const move: AnyRequest = { do: 'move', match, seat, nth: decided[seat]!, text }
    void this.ask(move).finally(() => (this.sent = false))
  }

  hurryUp(): void {
    this.director.hurryUp()
  }

  show(seat: number): void {
    void this.ask({ do: 'show', seat })
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

  private isMine(chair: TableView['chairs'][number]): boolean {
    return chair.kind === 'person' && chair.guest === this.guest
  }

  /** Whether it could be done; if not, `wrong` says why, unless nobody has asked for it. */
  async ask(request: AnyRequest, unasked = false): Promise<boolean> {
    try {
      await this.line.ask(request)
      this.wrong = null
      return true
    } catch (mistake) {
      if (unasked) return false
      this.wrong = mistake instanceof Mistake ? mistake.message : String(mistake)
      return false
    }
  }

  /** The same people again; where nobody else has to be asked, it begins at once. */
  async rematch(): Promise<void> {
    if (!(await this.ask({ do: 'rematch' }))) return
    const others = this.table!.chairs.some((one) => one.kind === 'person' && !this.isMine(one))
    if (others) return
    await this.ask({ do: 'start' })
  }

  /** A new salt for a new match, once, from whoever sits. */
  private async season(): Promise<void> {
    if (this.seasoned === this.table!.match) return
    this.seasoned = this.table!.match
    if (this.chair !== null) await this.ask(sitDown(this.chair))
  }

  /** Everything is told anew, in the language chosen now. */
  retell(): void {
    this.known = null
    this.line.change({ language: language() })
  }

  leave(): void {
    clearInterval(this.ticking)
    this.line.close()
    const { view, own } = this.director
    this.director.set({ view, own }) // nothing moves any more
  }

  // What the line says.

  last(): number | null {
    return this.known
  }

  changed(state: State, code: number): void {
    this.state = state
    this.code = code
  }

  heard(message: AnyMessage): void {
    if (message.kind === 'fresh') {
      this.log = []
      this.take(message.table)
      this.director.set(message.table)
      for (const told of message.told)
        for (const [number, event] of told.events.entries())
          this.note(event, sentencesOf(told, number), told)
      if (message.table.status === 'open' && message.table.match) void this.season()
    } else if (message.kind === 'news' || message.kind === 'moved') {
      const table = { ...this.table!, ...message.table }
      this.take(table)
      void this.director.show({ told: message.told, view: table.view, own: table.own })
      const happened = message.told.flatMap((told) => told.events)
      if (happened.some((event) => event.event === 'RematchCalled')) void this.season()
    } else this.advice.heard(message)
  }

  private take(table: TableView): void {
    const chosen = this.unconfirmed
    if (chosen && turnOf(table, chosen.seat) !== turnOf(this.table!, chosen.seat))
      this.unconfirmed = null // a clock was faster
    this.table = table
    if (table.own) this.decidedAt.set(table.own, table.decided)
    this.known = table.next - 1
    this.heardAt = this.now = performance.now()
    clearInterval(this.ticking)
    if (table.status === 'playing' && table.clocks.some((left) => left !== null))
      this.ticking = window.setInterval(() => (this.now = performance.now()), 1000)
  }

  private note(event: AnyEvent, texts: string[], told: Told): void {
    if (!texts.some((text) => text)) return
    this.log.push({ number: told.number, texts, event, talk: TALK.has(event.event) })
    if (this.log.length > KEPT) this.log.splice(0, this.log.length - KEPT)
  }
}

/** Which decision of a seat is the next. */
function turnOf({ match, decided }: TableView, seat: number): string {
  return `${match} ${decided[seat]}`
}
