import { vitePreprocess } from '@sveltejs/vite-plugin-svelte'

// All components use runes: Svelte's older way of reactivity need not come along.
export default { preprocess: vitePreprocess(), compilerOptions: { runes: true } }
