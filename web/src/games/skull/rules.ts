/** The written rules of Skull. */
import type { RuleSection } from '../../learn/rulebook'

export const RULES: RuleSection[] = [
  { title: 'web-learn-rules-goal', text: 'rules-skull-goal' },
  {
    title: 'web-learn-rules-first-disc',
    text: 'rules-skull-first-disc',
    optionTexts: {
      'placement=simultaneous': 'web-learn-here-simultaneous',
      'placement=first_player_last': 'web-learn-here-first-player-last',
    },
  },
  { title: 'web-learn-rules-turn', text: 'rules-skull-turn' },
  { title: 'web-learn-rules-bidding', text: 'rules-skull-bidding' },
  { title: 'web-learn-rules-attempt', text: 'rules-skull-attempt' },
  { title: 'web-learn-rules-success', text: 'rules-skull-success' },
  {
    title: 'web-learn-rules-failure',
    text: 'rules-skull-failure',
    optionTexts: { 'lost_disc=pick': 'web-learn-here-pick' },
  },
  {
    title: 'web-learn-rules-next',
    text: 'rules-skull-next',
    optionTexts: {
      'failed_starter=challenger': 'web-learn-here-challenger',
      'failed_starter=skull_owner': 'web-learn-here-skull-owner',
    },
  },
  {
    title: 'web-learn-rules-last-chance',
    text: 'rules-skull-last-chance',
    onlyIf: ['last_chance', 'true'],
  },
  {
    title: 'web-learn-rules-two-tribes',
    text: 'rules-skull-two-tribes',
    onlyIf: ['two_tribes', 'true'],
  },
  { title: 'web-learn-rules-boxes', text: 'rules-skull-boxes', onlyIf: ['boxes', '2'] },
]
