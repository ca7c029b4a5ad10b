import './app.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { at } from './lib/base'
import { speak } from './lib/words.svelte'

await speak()
mount(App, { target: document.getElementById('app')! })

// Installable, and with a page to show when offline. Plain http has no service worker.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  navigator.serviceWorker.register(at('sw.js')).catch(() => {})
