/** The link by which somebody moves to another of their devices: its code is in the address. */
const LINK_HASH_PATTERN = /^#move=(.+)$/

export function isDeviceLink(): boolean {
  return LINK_HASH_PATTERN.test(location.hash)
}

/** The code is good for one use: not to be kept in the address, nor in the history. */
export function takeLinkCode(): string | null {
  const found = LINK_HASH_PATTERN.exec(location.hash)
  if (!found) return null
  history.replaceState(null, '', location.pathname + location.search)
  return decodeURIComponent(found[1]!)
}
