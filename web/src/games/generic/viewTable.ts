/** The view of any game as a table by seat, and lines for all the rest. */
import { translate } from '../../lib/translations.svelte'
import { numberField } from './numberField'

export interface FieldLine {
  name: string
  value: string
}

export interface ViewTable {
  columns: string[]
  rows: string[][] // by seat, a cell for each column
  lines: FieldLine[]
}

interface Column {
  field: string
  name: string
  values: unknown[] // by seat
}

type Fields = Record<string, unknown>

const EMPTY_VALUE = '–'
// What a board shows in other ways, or was agreed on before.
const FIELDS_SHOWN_ELSEWHERE = [
  'game',
  'players',
  'player',
  'pending',
  'winners',
  'choices',
  'options',
]

/** A list with an entry for each seat becomes a column, or several where the entries have fields. */
export function viewTableOf(view: object): ViewTable {
  const seats = numberField(view, 'players')
  const fields = Object.entries(view).filter(([field]) => !FIELDS_SHOWN_ELSEWHERE.includes(field))
  const bySeat = fields.filter(([, value]) => isListBySeat(value, seats))
  const columns = bySeat.flatMap(([field, value]) => columnsOf(field, value as unknown[]))
  return {
    columns: headingsOf(columns),
    rows: Array.from({ length: seats }, (_, seat) =>
      columns.map(({ values }) => valueText(values[seat])),
    ),
    lines: fields.filter((one) => !bySeat.includes(one)).map(fieldLine),
  }
}

/** What somebody knows beyond that, or what chance may bring. */
export function fieldLinesOf(known: object): FieldLine[] {
  return Object.entries(known)
    .filter(([field]) => field !== 'game')
    .map(fieldLine)
}

/** Any value in one row of words. */
export function valueText(value: unknown): string {
  if (typeof value === 'boolean') return translate(value ? 'web-plain-yes' : 'web-plain-no')
  if (Array.isArray(value)) return listText(value)
  if (isObject(value))
    return (
      Object.entries(value)
        .map(([name, one]) => `${withSpaces(name)}: ${valueText(one)}`)
        .join(', ') || EMPTY_VALUE
    )
  return typeof value === 'string' || typeof value === 'number'
    ? String(value) || EMPTY_VALUE
    : EMPTY_VALUE
}

function listText(values: unknown[]): string {
  const isDeep = values.some((one) => typeof one === 'object' && one !== null)
  return values.map(valueText).join(isDeep ? '; ' : ', ') || EMPTY_VALUE
}

function fieldLine([name, value]: [string, unknown]): FieldLine {
  return { name: withSpaces(name), value: valueText(value) }
}

function columnsOf(field: string, entries: unknown[]): Column[] {
  if (!entries.every(isObject)) return [{ field, name: field, values: entries }]
  const names = [...new Set(entries.flatMap((entry) => Object.keys(entry)))]
  return names.map((name) => ({ field, name, values: entries.map((entry) => entry[name]) }))
}

/** By their own names; where two have the same, with that of the list they come from. */
function headingsOf(columns: Column[]): string[] {
  const isAlone = ({ name }: Column) => columns.filter((one) => one.name === name).length === 1
  return columns.map((one) => withSpaces(isAlone(one) ? one.name : `${one.field} ${one.name}`))
}

function isListBySeat(value: unknown, seats: number): boolean {
  return Array.isArray(value) && seats > 0 && value.length === seats
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Programs write `to_flip`, people do not. */
function withSpaces(name: string): string {
  return name.replaceAll('_', ' ')
}
