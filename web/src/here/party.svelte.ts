/** Everybody who plays at this device: a room for each of them, and one who only looks on. */
import type { Companion } from '../../../docs/protocol/answers'
import type { AnyRequest, TableView } from '../../../docs/protocol/protocol'
import { get, Mistake, post } from '../lib/api'
import { salt } from '../lib/quick'
import { say } from '../lib/words.svelte'
import { Room } from '../table/room.svelte'
import { Hands } from './hands.svelte'
import { household, ONLOOKER, rememberHere } from './household'

export interface Plan {
  game: string
  options: Record<string, string>
  preset: string | null
  people: { companion: number; guest: string; name: string }[] // in the order they sit
  bots: string[] // their levels, on the chairs after them
}

export class Party {
  readonly onlooker: Room // the table as everybody sees it
  rooms: Room[] = $state.raw([]) // in the order of the chairs
  readonly hands = new Hands<Room>(() => this.rooms, owes)

  constructor(readonly id: string) {
    this.onlooker = new Room(id, '', false, ONLOOKER)
  }

  /** Nothing is still on its way to somebody: all rooms tell of the same moment. */
  get settled(): boolean {
    const { onlooker, rooms } = this
    return !onlooker.busy && rooms.every((room) => room.table?.next === onlooker.table?.next)
  }

  /** Whether there is anything to hide in this game. */
  get secret(): boolean {
    return this.rooms.some((room) => room.table?.own?.hidden)
  }

  get host(): Room | null {
    return this.rooms.find((room) => room.isHost) ?? null
  }

  name(room: Room): string {
    return room.me?.name ?? ''
  }

  async bring(people: Companion[]): Promise<void> {
    this.rooms = people.map((one) => new Room(this.id, one.guest, false, one.companion))
    await Promise.all(
      people.map((one, number) => must(this.rooms[number]!, { do: 'join', name: one.name ?? '' })),
    )
  }

  async begin(): Promise<void> {
    const { chairs } = this.host!.table! // a rematch was told to the host first
    for (const [number, room] of this.rooms.entries()) {
      const own = chairs.findIndex((chair) => chair.guest === room.guest)
      await must(room, { do: 'sit', chair: own < 0 ? number : own, salt: salt() })
    }
    await must(this.host!, { do: 'start' })
  }

  /** The same people, one chair further. */
  async again(): Promise<void> {
    await must(this.host!, { do: 'rematch' })
    await this.begin()
  }

  close(): void {
    for (const room of [this.onlooker, ...this.rooms]) room.leave()
  }

  /** Nobody stays at a table that could not begin. */
  async disband(): Promise<void> {
    for (const room of this.rooms.toReversed()) await room.ask({ do: 'leave' })
    this.close()
  }
}

let begun: Party | null = null // by the page before this one, with all its lines

/** A new table with everybody on a chair, and the game on. */
export async function gather(plan: Plan): Promise<Party> {
  const { game, options, preset, people, bots } = plan
  const name = people.find((one) => one.companion === 0)!.name
  const { table } = await post<{ table: string }>('/api/tables', { name, game, options, preset })
  const party = new Party(table)
  try {
    await party.bring(people)
    const most = party.host!.table!.chairs.length
    if (people.length + bots.length > most)
      throw new Mistake('too-many', say('web-here-too-many', { most }))
    for (const [number, level] of bots.entries())
      await must(party.host!, { do: 'seatbot', chair: people.length + number, level })
    await party.begin()
  } catch (mistake) {
    await party.disband()
    throw mistake
  }
  rememberHere(table, true)
  return (begun = party)
}

/** Those at a table who are of this device, as they were left or come back anew. */
export async function partyAt(id: string): Promise<Party> {
  const found = begun
  begun = null
  if (found?.id === id) return found
  const everybody = await household()
  const { chairs } = await get<TableView>(`/api/tables/${id}?companion=${ONLOOKER}`)
  const here = chairs.flatMap((chair) => everybody.filter((one) => one.guest === chair.guest))
  rememberHere(id, here.length > 0)
  const party = new Party(id)
  await party.bring(here)
  return party
}

function owes(room: Room): boolean {
  const { table } = room
  const chair = room.chair === null ? null : table?.chairs[room.chair]
  return table?.status === 'playing' && !chair?.resigned && hasAny(table.own?.choices)
}

function hasAny(choices: object | undefined): boolean {
  return Object.keys(choices ?? {}).length > 0
}

async function must(room: Room, request: AnyRequest): Promise<void> {
  if (!(await room.ask(request))) throw new Mistake('refused', room.wrong ?? '')
}
