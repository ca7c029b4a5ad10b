/** Beside each text of the build the same compressed as far as possible, once and not at each request. */
import { brotliCompressSync, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(?:js|css|ftl|svg)$/

export function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    generateBundle: {
      order: 'post', // when all others have written theirs
      handler(_, bundle) {
        for (const [fileName, file] of Object.entries(bundle))
          if (TEXT.test(fileName)) {
            const text = file.type === 'chunk' ? file.code : file.source
            this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source: brotli(text) })
          }
      },
    },
  }
}

function brotli(text: string | Uint8Array): Buffer {
  const options = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  return brotliCompressSync(text, { params: options })
}
