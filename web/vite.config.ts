import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { compressed } from './compressed.ts'
import { displayFont } from './displayFont.ts'
import { words } from './words.ts'

// While developing: `python3 run.py` beside `npm run dev`.
const SERVER = process.env.SKULDUGGERY_SERVER ?? 'http://127.0.0.1:8642'

const SHARED_SOURCES = /src\/(art|games|lib|passAndPlay|table)\/[^/]+$/

export default defineConfig({
  base: './', // the server says where it lives when it hands out the page
  plugins: [svelte(), words(), displayFont(), compressed()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['index.html', 'offline.html'],
      // What pages and boards share comes as one file: small ones compress badly, and each costs a request.
      output: {
        codeSplitting: {
          groups: [{ name: 'shared', test: SHARED_SOURCES, minShareCount: 2 }],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
})
