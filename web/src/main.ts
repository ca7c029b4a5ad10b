import './app.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { loadDisplayFont } from './lib/displayFont'
import { loadLanguage } from './lib/translations.svelte'

await Promise.all([loadLanguage(), loadDisplayFont()])
mount(App, { target: document.getElementById('app')! })
