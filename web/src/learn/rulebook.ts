/** The written rules: which sections there are, and what the options of a table change in them. */
import { clientOf } from '../games'

export type Options = Record<string, boolean | number | string>

export interface Section {
  title: string // this and the next are messages
  text: string
  lines?: boolean // a list rather than a paragraph
  when?: [option: string, value: string] // it holds only then
  usual?: boolean // and that is how it is played if nothing else was agreed
  here?: Record<string, string> // by `option=value`, what that means at this table
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
  return clientOf(game)
    .rules.filter((section) => !options || holds(section, options))
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
