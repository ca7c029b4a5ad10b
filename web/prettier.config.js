/**
 * How the sources look; indent and line length stand in .editorconfig, which Prettier reads as well.
 * Not so the types in docs/protocol: others take them into their own sources, so they keep to what
 * Prettier does everywhere.
 */
export default {
  semi: false,
  singleQuote: true,
  plugins: ['prettier-plugin-svelte'],
}
