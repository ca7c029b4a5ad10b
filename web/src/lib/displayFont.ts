/** The typeface of headings and numbers is there before the first word: what is drawn stays where it is. */
const MAX_WAIT_MS = 1000 // then other letters of the same height have to do until it comes

export async function loadDisplayFont(): Promise<void> {
  const waited = new Promise((done) => setTimeout(done, MAX_WAIT_MS))
  await Promise.race([document.fonts.load('1em Grenze').catch(() => []), waited])
}
