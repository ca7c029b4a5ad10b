import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { words } from './words.ts'

// While developing: `python3 run.py` beside `npm run dev`.
const SERVER = process.env.SKULDUGGERY_SERVER ?? 'http://127.0.0.1:8642'

export default defineConfig({
  base: './', // the server says where it lives when it hands out the page
  plugins: [svelte(), words()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // What all boards and the table share comes as one file: small ones compress badly.
      output: {
        codeSplitting: {
          groups: [{ name: 'table', test: /src\/(table|games)\/[^/]+$/, minShareCount: 2 }],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
})
