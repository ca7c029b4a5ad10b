/** What moves of Säbel & Schädel are called, in the words the terminal uses as well. */
import { translate } from '../../lib/translations.svelte'

export function moveLabel(text: string): string {
  const [word, rest = ''] = text.split(' ')
  if (word === 'place') return translate('action-saber-skull-place', { colour: rest })
  return translate(word === 'roll' ? 'action-saber-skull-roll' : 'action-saber-skull-stop')
}
