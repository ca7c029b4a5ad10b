/** The typeface of headings and numbers, cut down to the letters of the languages that are spoken. */
import subsetFont from 'subset-font'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { HtmlTagDescriptor, Plugin } from 'vite'

const WHOLE_FONT = '@fontsource/grenze/files/grenze-latin-700-normal.woff2'
const FONT_FILE = join(import.meta.dirname, 'node_modules/.cache/skulduggery/display.woff2')
const ASCII = Array.from({ length: 95 }, (_, code) => String.fromCharCode(32 + code)).join('')
const ACCENTED = 'ÀÂÄÆÇÈÉÊËÌÍÎÏÒÓÔÖŒÙÚÛÜŸßàâäæçèéêëìíîïòóôöœùúûüÿ'
const PUNCTUATION = '«»‹›„“”‚‘’…–—−×·\u00a0\u202f'
export const LETTERS = ASCII + ACCENTED + PUNCTUATION
const FEATURES = ['ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'tnum']

/** `url('display.woff2')` in a style sheet is the font, and the page asks for it before its style. */
export function displayFont(): Plugin {
  return {
    name: 'display-font',
    async config() {
      await writeSubset()
      return { resolve: { alias: { 'display.woff2': FONT_FILE } } }
    },
    transformIndexHtml: (_, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter(isFont)
        .map(preloadTag),
  }
}

export async function writeSubset(): Promise<void> {
  const whole = readFileSync(createRequire(import.meta.url).resolve(WHOLE_FONT))
  const subset = await subsetFont(whole, LETTERS, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    noHinting: true,
  })
  mkdirSync(join(FONT_FILE, '..'), { recursive: true })
  writeFileSync(FONT_FILE, subset)
}

function isFont(file: string): boolean {
  return file.endsWith('.woff2')
}

function preloadTag(file: string): HtmlTagDescriptor {
  const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `./${file}` }
  return { tag: 'link', attrs: { ...attrs, crossorigin: '' }, injectTo: 'head' }
}
