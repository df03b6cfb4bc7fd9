/** The longest text in PocketBase's own log: addresses, headers and errors repeat what a stranger sent. */
export const LONGEST_LOGGED = 200

/** In addresses, what stands behind such names lets somebody in: mailed links, codes of providers. */
const SECRET = /([?&][\w.-]{0,40}(?:token|code|state|password|secret|key|hash|auth)[\w.-]{0,40}=)[^&#\s"]+/gi

export interface ServerLogLine {
  readonly message: string
  readonly data: Readonly<Record<string, unknown>>
}

/** The same line without secrets, and with no text longer than that. A value with parts stays if that changes nothing in it, else its text does. */
export function cutLogLine({ message, data }: ServerLogLine): ServerLogLine {
  const entries = Object.entries(data).map(([name, value]) => [cut(name), cutValue(value)] as const)
  return { message: cut(message), data: Object.fromEntries(entries) }
}

/** A request that PocketBase logged by itself; all else is said by us. */
export function isRequestLine({ data }: ServerLogLine): boolean {
  return data['type'] === 'request'
}

function cutValue(value: unknown): unknown {
  if (typeof value === 'string') return cut(value)
  if (typeof value !== 'object' || value === null) return value
  const text = JSON.stringify(value)
  const kept = cut(text)
  return kept === text ? value : kept
}

function cut(text: string): string {
  // What is searched is short too: a text of a stranger must not make the search long.
  const searched = text.slice(0, 2 * LONGEST_LOGGED)
  return searched.replace(SECRET, '$1…').slice(0, LONGEST_LOGGED)
}
