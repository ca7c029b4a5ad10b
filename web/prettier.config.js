/** How the sources look; indent and line length stand in .editorconfig, which Prettier reads as well. */
export default {
  semi: false,
  singleQuote: true,
  plugins: ['prettier-plugin-svelte'],
}
