/** What is looked for in the sources beside mistakes in types, which svelte-check finds. */
import js from '@eslint/js'
import { defineConfig, globalIgnores } from 'eslint/config'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default defineConfig(
  globalIgnores(['dist/', '.installing-*/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  {
    rules: {
      // With noUncheckedIndexedAccess every `list[place]` may be undefined; `!` says that it is not.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // `_` is what has to be named and is not needed.
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_+$', varsIgnorePattern: '^_+$' },
      ],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      globals: globals.browser,
      parserOptions: { parser: ts.parser, svelteConfig },
    },
  },
  {
    files: ['**/*.svelte'],
    rules: { 'no-undef': 'off' }, // it does not know the names of types; svelte-check knows all
  },
  {
    // Not in components: there ESLint takes for `any` what svelte-check knows, and it would take
    // twice as long.
    files: ['**/*.ts'],
    extends: [ts.configs.strictTypeCheckedOnly],
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] } },
    rules: {
      // `() => close()` is short and confuses nobody.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // Types do not know what another function changes during an `await`, nor older browsers.
      '@typescript-eslint/no-unnecessary-condition': 'off',
      // Drawings are made of numbers.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  {
    files: ['tests/**'],
    rules: {
      '@typescript-eslint/require-await': 'off', // what stands in for the server need not wait
    },
  },
  {
    files: ['public/sw.js'],
    languageOptions: { globals: globals.serviceworker, sourceType: 'script' },
  },
)
