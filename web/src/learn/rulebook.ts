/** The written rules: which sections there are, and what the options of a table change in them. */
import { gameUiOf } from '../games'

export type OptionValues = Record<string, boolean | number | string>

export interface RuleSection {
  title: string // this and the next are ids of messages
  text: string
  isList?: boolean // a list rather than a paragraph
  onlyIf?: [option: string, value: string] // only then it applies
  isDefault?: boolean // and that is how it is played if nothing else was agreed
  optionTexts?: Record<string, string> // by `option=value`, what that means at this table
}

export interface ShownRule {
  title: string
  text: string
  isList: boolean
  isVariant: boolean // not how it is usually played
  agreedTexts: string[] // what was agreed about it
}

/** All sections, or with the options of a table those that apply there. */
export async function loadRules(game: string, options: OptionValues | null): Promise<ShownRule[]> {
  const { RULES } = await gameUiOf(game).loadRules()
  return RULES.filter((section) => !options || applies(section, options)).map(
    ({ title, text, isList = false, onlyIf, isDefault, optionTexts = {} }) => ({
      title,
      text,
      isList,
      isVariant: onlyIf !== undefined && !isDefault,
      agreedTexts: agreedChoices(options).flatMap((choice) => optionTexts[choice] ?? []),
    }),
  )
}

function agreedChoices(options: OptionValues | null): string[] {
  return Object.entries(options ?? {}).map(([name, value]) => `${name}=${value}`)
}

function applies({ onlyIf, isDefault }: RuleSection, options: OptionValues): boolean {
  if (!onlyIf) return true
  const [name, value] = onlyIf
  return name in options ? String(options[name]) === value : (isDefault ?? false)
}
