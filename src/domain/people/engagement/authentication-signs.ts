/** What the page can see without asking the server. */
export interface Signs {
  /** `document.cookie`. */
  readonly cookie: string
  readonly localKeys: readonly string[]
  /** The whole address, with query and fragment. */
  readonly address: string
}

const COOKIE = 'pb_auth'
const LOCAL_KEY = 'pocketbase_auth'
const ADDRESS_MARKER = 'signed-in=1'

/** This only stops the prompts; it gives no access. */
export function looksAuthenticated({ cookie, localKeys, address }: Signs): boolean {
  return hasCookie(cookie) || localKeys.includes(LOCAL_KEY) || hasMarker(address)
}

function hasCookie(cookie: string): boolean {
  return cookie.split(';').some((pair) => pair.trim().startsWith(`${COOKIE}=`))
}

function hasMarker(address: string): boolean {
  return address.split(/[?#&]/).includes(ADDRESS_MARKER)
}
