/** What moves of Skull King are called, in the words the terminal uses as well. */
import { translate } from '../../lib/translations.svelte'

export function moveLabel(text: string): string {
  const [word, rest = ''] = text.split(' ')
  if (word === 'bid') return translate('action-skull-king-bid', { bid: Number(rest) })
  return translate('action-skull-king-roll', { die: rest })
}
