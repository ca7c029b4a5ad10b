/** A table of Skull at which Ada (player 0) plays with Ben and a bot, and what is said of it. */
import type {
  AnyEvent,
  AnyView,
  ChairView,
  GuestView,
  TableView,
  VisibleFact,
} from '../src/protocol/messages'

export const ADA = 'guest-ada'
export const BEN = 'guest-ben'

export function chair(changes: Partial<ChairView> = {}): ChairView {
  const empty = { guest: '', name: '', level: '', stand_in: false, resigned: false, agreed: true }
  return { kind: 'open', ...empty, ...changes }
}

export function guest(id: string, name: string, changes: Partial<GuestView> = {}): GuestView {
  return { guest: id, name, program: false, muted: false, away: false, ...changes }
}

/** Only what is looked at by others than boards. */
export function view(changes: object = {}): AnyView {
  const empty = { game: 'skull', players: 3, pending: [], winners: [], tribes: [] }
  return { ...empty, ...changes } as unknown as AnyView
}

export function table(changes: Partial<TableView> = {}): TableView {
  return {
    next: 10,
    clocks: [null, null, null],
    decided: [0, 0, 0],
    view: view(),
    own: null,
    table: 'abc',
    match: 0,
    status: 'playing',
    settings: {} as TableView['settings'],
    game: 'skull',
    options: {},
    terms: 1,
    agreed_to: null,
    counts: false,
    host: ADA,
    guests: [guest(ADA, 'Ada'), guest(BEN, 'Ben')],
    chairs: [
      chair({ kind: 'person', guest: ADA, name: 'Ada' }),
      chair({ kind: 'person', guest: BEN, name: 'Ben' }),
      chair(),
      chair({ kind: 'bot', name: 'Bot', level: 'random' }),
    ],
    commitment: '',
    secret: null,
    players: [0, 1, 3],
    you: 0,
    places: [],
    abandoned: false,
    closed: false,
    record: null,
    rematch: null,
    ...changes,
  }
}

/** One happening; every event is said with its name. */
export function told(number: number, ...names: string[]): VisibleFact {
  const events = names.map((event) => ({ event }) as unknown as AnyEvent)
  return { number, events, sentences: names.map((name) => `${name}.`) }
}
