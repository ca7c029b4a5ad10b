import { page } from './fakePage'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TableView } from '../src/protocol/messages'
import { preferences } from '../src/lib/preferences.svelte'
import { playSound } from '../src/lib/sound'
import { loadLanguage } from '../src/lib/translations.svelte'
import type { TableClient } from '../src/table/tableClient.svelte'
import { announceTurn } from '../src/table/turnNotice.svelte'
import { fluentFile, messagesOf } from '../messages'
import { table, view } from './tableFixtures'

vi.mock('../src/lib/sound', () => ({ playSound: vi.fn() }))

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

/** A client of a table at which that may be decided. */
function client(
  choices: Record<number, string[]> = {},
  changes: Partial<TableView> = {},
): TableClient {
  const at = { id: String(id), table: table(changes), view: view(), people: [] }
  return { ...at, choices } as unknown as TableClient
}

const MESSAGES = messagesOf('en')
const ALL_WORDS = fluentFile(MESSAGES.keys(), MESSAGES)
const MINE = { 0: ['flower', 'skull', 'bid 1', 'bid 2', 'bid 3'] }
const bells = () => vi.mocked(playSound).mock.calls.length

beforeEach(async () => {
  id++
  page.hidden = false
  page.title = ''
  preferences.notices = true
  FakeNotification.permission = 'granted'
  FakeNotification.shown = []
  vi.mocked(playSound).mockClear()
  vi.stubGlobal('Notification', FakeNotification)
  vi.stubGlobal('fetch', async () => new Response(ALL_WORDS))
  await loadLanguage('en')
})

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the title', () => {
  it('names the game, and says when it is your turn', () => {
    announceTurn(null)
    expect(page.title).toBe('Skulduggery')
    announceTurn(client())
    expect(page.title).toBe('Skull')
    announceTurn(client(MINE))
    expect(page.title).not.toBe('Skull')
    expect(page.title).toContain('Skull')
    announceTurn(client())
    expect(page.title).toBe('Skull')
  })

  it('is the usual one before the table is there', () => {
    announceTurn({ id: 'empty', table: null, choices: {}, people: [] } as unknown as TableClient)
    expect(page.title).toBe('Skulduggery')
  })
})

describe('the bell', () => {
  it('rings once for each decision', () => {
    announceTurn(client(MINE))
    announceTurn(client()) // something moves meanwhile
    announceTurn(client(MINE))
    expect(vi.mocked(playSound).mock.calls).toEqual([['bell', true]])
    announceTurn(client(MINE, { match: 1 }))
    expect(bells()).toBe(2)
    announceTurn(client(MINE, { match: 1, decided: [1, 0, 0] }))
    expect(bells()).toBe(3)
    announceTurn(client({ 1: ['flower'] }, { match: 1, decided: [1, 1, 0] }))
    expect(bells()).toBe(4)
    id++
    announceTurn(client({ 1: ['flower'] }, { match: 1, decided: [1, 1, 0] }))
    expect(bells()).toBe(5)
  })

  it('is silent for those who have nothing to decide', () => {
    announceTurn(null)
    announceTurn(client())
    expect(bells()).toBe(0)
  })
})

describe('a notice', () => {
  it('comes where nobody looks: what is played, and what can be done', () => {
    page.hidden = true
    announceTurn(client(MINE))
    announceTurn(client(MINE))
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
    announceTurn(client(MINE))
    const [notice] = FakeNotification.shown
    notice!.onclick!()
    expect(focus).toHaveBeenCalledOnce()
    expect(notice!.close).toHaveBeenCalledOnce()
  })

  it.each<[string, () => void]>([
    ['the page is looked at', () => (page.hidden = false)],
    ['it is not wanted', () => (preferences.notices = false)],
    ['it is not allowed', () => (FakeNotification.permission = 'denied')],
    ['the browser has none', () => Reflect.deleteProperty(globalThis, 'Notification')],
  ])('does not come where %s', (_, happens) => {
    page.hidden = true
    happens()
    announceTurn(client(MINE))
    expect(FakeNotification.shown).toEqual([])
    expect(bells()).toBe(1)
  })

  it('that only service workers may show is done without', () => {
    const forbidden = vi.fn(function () {
      throw new TypeError('Illegal constructor')
    })
    vi.stubGlobal('Notification', Object.assign(forbidden, { permission: 'granted' }))
    page.hidden = true
    expect(() => announceTurn(client(MINE))).not.toThrow()
    expect(forbidden).toHaveBeenCalledOnce()
  })
})
