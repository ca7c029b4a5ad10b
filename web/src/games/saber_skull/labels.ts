/** What moves of Säbel & Schädel are called, in the words the terminal uses as well. */
import { say } from '../../lib/words.svelte'

export function labelMove(text: string): string {
  const [word, rest = ''] = text.split(' ')
  if (word === 'place') return say('action-saber-skull-place', { colour: rest })
  return say(word === 'roll' ? 'action-saber-skull-roll' : 'action-saber-skull-stop')
}
