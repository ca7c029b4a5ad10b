/** What moves of Skull King are called, in the words the terminal uses as well. */
import { say } from '../../lib/words.svelte'

export function labelMove(text: string): string {
  const [word, rest = ''] = text.split(' ')
  if (word === 'bid') return say('action-skull-king-bid', { bid: Number(rest) })
  return say('action-skull-king-roll', { die: rest })
}
