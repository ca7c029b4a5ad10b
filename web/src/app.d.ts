declare module 'virtual:words' {
  export const version: string // of the words, which their addresses hold
  export const parts: Set<string> // those that have words of their own
}

declare module 'subset-font' {
  interface SubsetWishes {
    targetFormat: 'woff2'
    keepFeatures: string[]
    noHinting: boolean
  }
  export default function subsetFont(
    font: Buffer,
    letters: string,
    wishes: SubsetWishes,
  ): Promise<Buffer>
}
