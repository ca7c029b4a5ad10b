import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { chunkGroups } from './chunks.ts'
import { compressed } from './compressed.ts'
import { displayFont } from './displayFont.ts'
import { offlinePage } from './offlinePage.ts'
import { words } from './words.ts'

// While developing: `python3 run.py` beside `npm run dev`.
const SERVER = process.env.SKULDUGGERY_SERVER ?? 'http://127.0.0.1:8642'

export default defineConfig({
  base: './', // the server says where it lives when it hands out the page
  plugins: [svelte(), words(), displayFont(), offlinePage(), compressed()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['index.html', 'offline.html'],
      output: { codeSplitting: { groups: chunkGroups() } },
    },
  },
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
})
