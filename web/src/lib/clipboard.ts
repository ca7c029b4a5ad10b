/** Copies a text to the clipboard, also over plain http, where browsers keep the modern way to themselves. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelecting(text)
  }
}

function copyBySelecting(text: string): boolean {
  const focusedBefore = document.activeElement
  const field = document.createElement('textarea')
  field.className = 'unseen'
  field.readOnly = true
  field.value = text
  // Behind an open dialog nothing can be selected.
  const container = focusedBefore?.closest('dialog') ?? document.body
  container.append(field)
  field.select()
  let done = false
  try {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- there is no other over plain http
    done = document.execCommand('copy')
  } catch {
    // done stays false, and the page shows the text to be copied by hand
  }
  field.remove()
  if (focusedBefore instanceof HTMLElement) focusedBefore.focus({ preventScroll: true })
  return done
}
