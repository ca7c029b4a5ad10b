/** The written rules of Säbel & Schädel. */
import type { RuleSection } from '../../learn/rulebook'

export const RULES: RuleSection[] = [
  { title: 'web-learn-rules-goal', text: 'rules-saber-skull-goal' },
  { title: 'web-learn-rules-setup', text: 'rules-saber-skull-setup' },
  { title: 'web-learn-rules-turn', text: 'rules-saber-skull-turn' },
  { title: 'web-learn-rules-first-round', text: 'rules-saber-skull-first-round' },
  { title: 'web-learn-rules-island-six', text: 'rules-saber-skull-island-six' },
  { title: 'web-learn-rules-skull', text: 'rules-saber-skull-skull' },
  { title: 'web-learn-rules-saber', text: 'rules-saber-skull-saber' },
  { title: 'web-learn-rules-win', text: 'rules-saber-skull-win' },
  {
    title: 'web-learn-rules-championship',
    text: 'rules-saber-skull-championship',
    onlyIf: ['championship', 'true'],
  },
]
