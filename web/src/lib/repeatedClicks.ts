/**
 * Stops the second click of a double click, seen by an element before what it contains: a choice that
 * came up under the finger meanwhile was not meant.
 */
export function stopRepeatedClick(click: MouseEvent) {
  if (click.detail > 1) click.stopPropagation()
}
