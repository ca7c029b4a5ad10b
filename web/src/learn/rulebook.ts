/** The written rules: which sections there are, and what the options of a table change in them. */
export type Options = Record<string, boolean | number | string>

interface Section {
  title: string // this and the next are messages
  text: string
  lines?: boolean // a list rather than a paragraph
  when?: [option: string, value: string] // it holds only then
  usual?: boolean // and that is how it is played if nothing else was agreed
  here?: Record<string, string> // by `option=value`, what that means at this table
}

const RULES: Record<string, Section[]> = {
  skull: [
    { title: 'web-learn-rules-goal', text: 'rules-skull-goal' },
    {
      title: 'web-learn-rules-first-disc',
      text: 'rules-skull-first-disc',
      here: {
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
      here: { 'lost_disc=pick': 'web-learn-here-pick' },
    },
    {
      title: 'web-learn-rules-next',
      text: 'rules-skull-next',
      here: {
        'failed_starter=challenger': 'web-learn-here-challenger',
        'failed_starter=skull_owner': 'web-learn-here-skull-owner',
      },
    },
    {
      title: 'web-learn-rules-last-chance',
      text: 'rules-skull-last-chance',
      when: ['last_chance', 'true'],
    },
    {
      title: 'web-learn-rules-two-tribes',
      text: 'rules-skull-two-tribes',
      when: ['two_tribes', 'true'],
    },
    { title: 'web-learn-rules-boxes', text: 'rules-skull-boxes', when: ['boxes', '2'] },
  ],
  skull_king: [
    { title: 'web-learn-rules-goal', text: 'rules-skull-king-goal' },
    { title: 'web-learn-rules-deal', text: 'rules-skull-king-deal' },
    { title: 'web-learn-rules-bid', text: 'rules-skull-king-bid' },
    { title: 'web-learn-rules-trick', text: 'rules-skull-king-trick' },
    { title: 'web-learn-rules-follow', text: 'rules-skull-king-follow' },
    { title: 'web-learn-rules-winner', text: 'rules-skull-king-winner' },
    { title: 'web-learn-rules-dice', text: 'rules-skull-king-dice', lines: true },
    {
      title: 'web-learn-rules-score',
      text: 'rules-skull-king-score-standard',
      when: ['scoring', 'standard'],
      usual: true,
    },
    {
      title: 'web-learn-rules-landlubber',
      text: 'rules-skull-king-score-landlubber',
      when: ['scoring', 'landlubber'],
    },
    { title: 'web-learn-rules-end', text: 'rules-skull-king-end' },
  ],
  saber_skull: [
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
      when: ['championship', 'true'],
    },
  ],
}

export interface Shown {
  title: string
  text: string
  lines: boolean
  variant: boolean // not how it is usually played
  here: string[] // what was agreed about it
}

/** All sections, or with the options of a table those that hold there. */
export function rulesOf(game: string, options: Options | null): Shown[] {
  return (RULES[game] ?? [])
    .filter((section) => !options || holds(section, options))
    .map(({ title, text, lines = false, when, usual, here = {} }) => ({
      title,
      text,
      lines,
      variant: when !== undefined && !usual,
      here: agreed(options).flatMap((choice) => here[choice] ?? []),
    }))
}

function agreed(options: Options | null): string[] {
  return Object.entries(options ?? {}).map(([name, value]) => `${name}=${value}`)
}

function holds({ when, usual }: Section, options: Options): boolean {
  if (!when) return true
  const [name, value] = when
  return name in options ? String(options[name]) === value : (usual ?? false)
}
