import { page } from './page'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TableView } from '../../docs/protocol/protocol'
import { settings } from '../src/lib/settings.svelte'
import { play } from '../src/lib/sound'
import { speak } from '../src/lib/words.svelte'
import type { Room } from '../src/table/room.svelte'
import { ring } from '../src/table/turn.svelte'
import { wordsOf } from '../words'
import { table, view } from './tables'

vi.mock('../src/lib/sound', () => ({ play: vi.fn() }))

class FakeNotification {
  static permission: NotificationPermission = 'granted'
  static shown: FakeNotification[] = []
  onclick: (() => void) | null = null
  close = vi.fn()

  constructor(
    readonly title: string,
    readonly about: { body: string; tag: string },
  ) {
    FakeNotification.shown.push(this)
  }
}

let id = 0 // of a new table for every test: what was rung last is remembered

/** A room at which that may be decided. */
function room(choices: Record<number, string[]> = {}, changes: Partial<TableView> = {}): Room {
  const at = { id: String(id), table: table(changes), view: view(), people: [] }
  return { ...at, choices } as unknown as Room
}

const MINE = { 0: ['flower', 'skull', 'bid 1', 'bid 2', 'bid 3'] }
const bells = () => vi.mocked(play).mock.calls.length

beforeEach(async () => {
  id++
  page.hidden = false
  page.title = ''
  settings.notices = true
  FakeNotification.permission = 'granted'
  FakeNotification.shown = []
  vi.mocked(play).mockClear()
  vi.stubGlobal('Notification', FakeNotification)
  vi.stubGlobal('fetch', async () => new Response(wordsOf('en')))
  await speak('en')
})

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the title', () => {
  it('names the game, and says when it is your turn', () => {
    ring(null)
    expect(page.title).toBe('Skulduggery')
    ring(room())
    expect(page.title).toBe('Skull')
    ring(room(MINE))
    expect(page.title).not.toBe('Skull')
    expect(page.title).toContain('Skull')
    ring(room())
    expect(page.title).toBe('Skull')
  })

  it('is the usual one before the table is there', () => {
    ring({ id: 'empty', table: null, choices: {}, people: [] } as unknown as Room)
    expect(page.title).toBe('Skulduggery')
  })
})

describe('the bell', () => {
  it('rings once for each decision', () => {
    ring(room(MINE))
    ring(room()) // something moves meanwhile
    ring(room(MINE))
    expect(vi.mocked(play).mock.calls).toEqual([['bell', true]])
    ring(room(MINE, { match: 1 }))
    expect(bells()).toBe(2)
    ring(room(MINE, { match: 1, decided: [1, 0, 0] }))
    expect(bells()).toBe(3)
    ring(room({ 1: ['flower'] }, { match: 1, decided: [1, 1, 0] }))
    expect(bells()).toBe(4)
    id++
    ring(room({ 1: ['flower'] }, { match: 1, decided: [1, 1, 0] }))
    expect(bells()).toBe(5)
  })

  it('is silent for those who have nothing to decide', () => {
    ring(null)
    ring(room())
    expect(bells()).toBe(0)
  })
})

describe('a notice', () => {
  it('comes where nobody looks: what is played, and what can be done', () => {
    page.hidden = true
    ring(room(MINE))
    ring(room(MINE))
    expect(FakeNotification.shown).toHaveLength(1)
    const [notice] = FakeNotification.shown
    expect(notice!.title).toBe('Skull')
    expect(notice!.about.tag).toBe('turn')
    expect(notice!.about.body.split(' · ')).toHaveLength(4)
  })

  it('leads back to the page', () => {
    const focus = vi.fn()
    vi.stubGlobal('focus', focus)
    page.hidden = true
    ring(room(MINE))
    const [notice] = FakeNotification.shown
    notice!.onclick!()
    expect(focus).toHaveBeenCalledOnce()
    expect(notice!.close).toHaveBeenCalledOnce()
  })

  it.each<[string, () => void]>([
    ['the page is looked at', () => (page.hidden = false)],
    ['it is not wanted', () => (settings.notices = false)],
    ['it is not allowed', () => (FakeNotification.permission = 'denied')],
    ['the browser has none', () => Reflect.deleteProperty(globalThis, 'Notification')],
  ])('does not come where %s', (_, happens) => {
    page.hidden = true
    happens()
    ring(room(MINE))
    expect(FakeNotification.shown).toEqual([])
    expect(bells()).toBe(1)
  })

  it('that only service workers may show is done without', () => {
    const forbidden = vi.fn(function () {
      throw new TypeError('Illegal constructor')
    })
    vi.stubGlobal('Notification', Object.assign(forbidden, { permission: 'granted' }))
    page.hidden = true
    expect(() => ring(room(MINE))).not.toThrow()
    expect(forbidden).toHaveBeenCalledOnce()
  })
})
