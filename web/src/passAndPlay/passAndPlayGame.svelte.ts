/** A game of several people on one device: a client for each of them, and one who only watches. */
import type { Companion } from '../protocol/answers'
import type { AnyRequest, TableView } from '../protocol/messages'
import { ApiError, get, post } from '../lib/api'
import { randomSalt } from '../lib/quickStart'
import { translate } from '../lib/translations.svelte'
import { TableClient } from '../table/tableClient.svelte'
import { HandSwitcher } from './handSwitcher.svelte'
import { loadCompanions, SPECTATOR_COMPANION, rememberSharedTable } from './companions'

export interface GameSetup {
  game: string
  options: Record<string, string>
  preset: string | null
  people: { companion: number; guest: string; name: string }[] // in the order they sit
  bots: string[] // their levels, on the chairs after them
}

export class PassAndPlayGame {
  readonly spectator: TableClient // the table as everybody sees it
  clients: TableClient[] = $state.raw([]) // in the order of the chairs
  readonly handSwitcher = new HandSwitcher<TableClient>(() => this.clients, mustDecide)

  constructor(readonly id: string) {
    this.spectator = new TableClient(id, '', false, SPECTATOR_COMPANION)
  }

  /** Nothing is still on its way to somebody: all clients are at the same moment. */
  get isSettled(): boolean {
    const { spectator, clients } = this
    return (
      !spectator.busy && clients.every((client) => client.table?.next === spectator.table?.next)
    )
  }

  /** Whether there is anything to hide in this game. */
  get hasSecrets(): boolean {
    return this.clients.some((client) => client.table?.own?.hidden)
  }

  get host(): TableClient | null {
    return this.clients.find((client) => client.isHost) ?? null
  }

  nameOf(client: TableClient): string {
    return client.me?.name ?? ''
  }

  async joinAll(people: Companion[]): Promise<void> {
    this.clients = people.map((one) => new TableClient(this.id, one.guest, false, one.companion))
    await Promise.all(
      people.map((one, number) =>
        requestOrThrow(this.clients[number]!, { do: 'join', name: one.name ?? '' }),
      ),
    )
  }

  async start(): Promise<void> {
    const { chairs } = this.host!.table! // a rematch was told to the host first
    for (const [number, client] of this.clients.entries()) {
      const own = chairs.findIndex((chair) => chair.guest === client.guest)
      await requestOrThrow(client, { do: 'sit', chair: own < 0 ? number : own, salt: randomSalt() })
    }
    await requestOrThrow(this.host!, { do: 'start' })
  }

  /** The same people, one chair further. */
  async rematch(): Promise<void> {
    await requestOrThrow(this.host!, { do: 'rematch' })
    await this.start()
  }

  close(): void {
    for (const client of [this.spectator, ...this.clients]) client.close()
  }

  /** Nobody stays at a table that could not begin. */
  async disband(): Promise<void> {
    for (const client of this.clients.toReversed()) await client.request({ do: 'leave' })
    this.close()
  }
}

let startedGame: PassAndPlayGame | null = null // by the page before this one, with all its connections

/** A new table with everybody on a chair, and the game on. */
export async function startGame(setup: GameSetup): Promise<PassAndPlayGame> {
  const { game, options, preset, people, bots } = setup
  const name = people.find((one) => one.companion === 0)!.name
  const { table } = await post<{ table: string }>('/api/tables', { name, game, options, preset })
  const started = new PassAndPlayGame(table)
  try {
    await started.joinAll(people)
    const most = started.host!.table!.chairs.length
    if (people.length + bots.length > most)
      throw new ApiError('too-many', translate('web-here-too-many', { most }))
    for (const [number, level] of bots.entries())
      await requestOrThrow(started.host!, { do: 'seatbot', chair: people.length + number, level })
    await started.start()
  } catch (mistake) {
    await started.disband()
    throw mistake
  }
  rememberSharedTable(table, true)
  return (startedGame = started)
}

/** The players of this device at a table, still connected or connected again. */
export async function resumeGame(id: string): Promise<PassAndPlayGame> {
  const found = startedGame
  startedGame = null
  if (found?.id === id) return found
  const everybody = await loadCompanions()
  const { chairs } = await get<TableView>(`/api/tables/${id}?companion=${SPECTATOR_COMPANION}`)
  const playing = chairs.flatMap((chair) => everybody.filter((one) => one.guest === chair.guest))
  rememberSharedTable(id, playing.length > 0)
  const resumed = new PassAndPlayGame(id)
  await resumed.joinAll(playing)
  return resumed
}

function mustDecide(client: TableClient): boolean {
  const { table } = client
  const chair = client.chair === null ? null : table?.chairs[client.chair]
  return table?.status === 'playing' && !chair?.resigned && hasAny(table.own?.choices)
}

function hasAny(choices: object | undefined): boolean {
  return Object.keys(choices ?? {}).length > 0
}

async function requestOrThrow(client: TableClient, request: AnyRequest): Promise<void> {
  if (!(await client.request(request))) throw new ApiError('refused', client.error ?? '')
}
