/** The written rules of Skull King. */
import type { RuleSection } from '../../learn/rulebook'

export const RULES: RuleSection[] = [
  { title: 'web-learn-rules-goal', text: 'rules-skull-king-goal' },
  { title: 'web-learn-rules-deal', text: 'rules-skull-king-deal' },
  { title: 'web-learn-rules-bid', text: 'rules-skull-king-bid' },
  { title: 'web-learn-rules-trick', text: 'rules-skull-king-trick' },
  { title: 'web-learn-rules-follow', text: 'rules-skull-king-follow' },
  { title: 'web-learn-rules-winner', text: 'rules-skull-king-winner' },
  { title: 'web-learn-rules-dice', text: 'rules-skull-king-dice', isList: true },
  {
    title: 'web-learn-rules-score',
    text: 'rules-skull-king-score-standard',
    onlyIf: ['scoring', 'standard'],
    isDefault: true,
  },
  {
    title: 'web-learn-rules-landlubber',
    text: 'rules-skull-king-score-landlubber',
    onlyIf: ['scoring', 'landlubber'],
  },
  { title: 'web-learn-rules-end', text: 'rules-skull-king-end' },
]
