/** Text to the clipboard, also over plain http, where browsers keep the modern way to themselves. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelecting(text)
  }
}

function copyBySelecting(text: string): boolean {
  const before = document.activeElement
  const field = document.createElement('textarea')
  field.className = 'unseen'
  field.readOnly = true
  field.value = text
  // Behind an open dialog nothing can be selected.
  const room = before?.closest('dialog') ?? document.body
  room.append(field)
  field.select()
  let done = false
  try {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- there is no other over plain http
    done = document.execCommand('copy')
  } catch {
    // done stays false, and the page shows the text to be copied by hand
  }
  field.remove()
  if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  return done
}
