/** Ready phrases, those that fit the moment first; the server knows which do. */
import type { Offer, OfferedPhrase } from '../protocol/answers'
import type { TableClient } from './tableClient.svelte'

export function phrasesForMoment(
  { table, view }: Pick<TableClient, 'table' | 'view'>,
  catalog: Offer | null,
): OfferedPhrase[] {
  if (!catalog || !table) return []
  const orders = catalog.games.find(({ game }) => game === table.game)?.phrases
  const phase = table.status === 'playing' && view ? view.phase : table.status
  const order = orders?.[phase] ?? orders?.[table.status] ?? []
  return catalog.phrases.toSorted(
    (one, other) => order.indexOf(one.value) - order.indexOf(other.value),
  )
}
