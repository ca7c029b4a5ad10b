/** What somebody says at a table, and from which seat. */
import type { AnyEvent, TableView } from '../protocol/messages'
import type { LogLine } from './tableClient.svelte'
import { lineText } from './logLines'

export interface Speech {
  number: number // of the line in the log
  seat: number | null // null: somebody who watches
  text: string
  reaction: string | null
}

/** The player who says it; null where it is nobody who plays. */
export function speakingPlayer(event: AnyEvent, table: TableView): number | null {
  if (event.event === 'BotSaid') return event.player
  if (!('guest' in event)) return null
  const chair = table.chairs.findIndex((one) => one.kind === 'person' && one.guest === event.guest)
  const player = table.players.indexOf(chair)
  return player < 0 ? null : player
}

/** A line of the chat as it is said: at a seat without the name, which stands there already. */
export function speechOf(line: LogLine, table: TableView, phrases: Map<string, string>): Speech {
  const { event, number } = line
  const seat = speakingPlayer(event, table)
  const reaction = event.event === 'Reacted' ? event.reaction : null
  const text = seat === null ? lineText(line) : (wordsOf(event, phrases) ?? lineText(line))
  return { number, seat, text, reaction }
}

function wordsOf(event: AnyEvent, phrases: Map<string, string>): string | undefined {
  if (event.event === 'Talked') return event.text
  if (event.event === 'PhraseSaid' || event.event === 'BotSaid') return phrases.get(event.phrase)
  return undefined
}
