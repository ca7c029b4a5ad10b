/** The letter a game is known by where there is no picture of it. */
export function firstLetter(name: string): string {
  return Array.from(name.trim())[0]?.toLocaleUpperCase() ?? ''
}
