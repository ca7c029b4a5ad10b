import './app.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { withBase } from './lib/basePath'
import { loadDisplayFont } from './lib/displayFont'
import { loadLanguage } from './lib/translations.svelte'

await Promise.all([loadLanguage(), loadDisplayFont()])
mount(App, { target: document.getElementById('app')! })

// Installable, and with a page to show when offline. Plain http has no service worker.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  navigator.serviceWorker.register(withBase('sw.js')).catch(() => {})
