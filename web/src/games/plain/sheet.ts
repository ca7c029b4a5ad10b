/** What the view of any game says, put in order: a table by seat, and lines for all the rest. */
import { say } from '../../lib/words.svelte'

export interface Line {
  name: string
  value: string
}

export interface Sheet {
  columns: string[]
  rows: string[][] // by seat, a cell for each column
  lines: Line[]
}

interface Column {
  field: string
  name: string
  values: unknown[] // by seat
}

type Fields = Record<string, unknown>

const NOTHING = '–'
// What a board shows in other ways, or was agreed on before.
const ELSEWHERE = ['game', 'players', 'player', 'pending', 'winners', 'choices', 'options']

/** A list with an entry for each seat becomes a column, or several where the entries have fields. */
export function sheetOf(view: object): Sheet {
  const seats = numberIn(view, 'players')
  const told = Object.entries(view).filter(([field]) => !ELSEWHERE.includes(field))
  const bySeat = told.filter(([, value]) => isBySeat(value, seats))
  const columns = bySeat.flatMap(([field, value]) => columnsOf(field, value as unknown[]))
  return {
    columns: headingsOf(columns),
    rows: Array.from({ length: seats }, (_, seat) =>
      columns.map(({ values }) => textOf(values[seat])),
    ),
    lines: told.filter((one) => !bySeat.includes(one)).map(lineOf),
  }
}

/** What somebody knows beyond that, or what chance may bring. */
export function linesOf(known: object): Line[] {
  return Object.entries(known)
    .filter(([field]) => field !== 'game')
    .map(lineOf)
}

export function numberIn(view: object, field: string): number {
  const value = (view as Fields)[field]
  return typeof value === 'number' ? value : 0
}

/** Any value in one row of words. */
export function textOf(value: unknown): string {
  if (typeof value === 'boolean') return say(value ? 'web-plain-yes' : 'web-plain-no')
  if (Array.isArray(value)) return listOf(value)
  if (isObject(value))
    return (
      Object.entries(value)
        .map(([name, one]) => `${spaced(name)}: ${textOf(one)}`)
        .join(', ') || NOTHING
    )
  return typeof value === 'string' || typeof value === 'number' ? String(value) || NOTHING : NOTHING
}

function listOf(values: unknown[]): string {
  const isDeep = values.some((one) => typeof one === 'object' && one !== null)
  return values.map(textOf).join(isDeep ? '; ' : ', ') || NOTHING
}

function lineOf([name, value]: [string, unknown]): Line {
  return { name: spaced(name), value: textOf(value) }
}

function columnsOf(field: string, entries: unknown[]): Column[] {
  if (!entries.every(isObject)) return [{ field, name: field, values: entries }]
  const names = [...new Set(entries.flatMap((entry) => Object.keys(entry)))]
  return names.map((name) => ({ field, name, values: entries.map((entry) => entry[name]) }))
}

/** By their own names; where two have the same, with that of the list they come from. */
function headingsOf(columns: Column[]): string[] {
  const isAlone = ({ name }: Column) => columns.filter((one) => one.name === name).length === 1
  return columns.map((one) => spaced(isAlone(one) ? one.name : `${one.field} ${one.name}`))
}

function isBySeat(value: unknown, seats: number): boolean {
  return Array.isArray(value) && seats > 0 && value.length === seats
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Programs write `to_flip`, people do not. */
function spaced(name: string): string {
  return name.replaceAll('_', ' ')
}
