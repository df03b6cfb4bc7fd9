import type { Json } from '../../json'

/**
 * The longest text in PocketBase's own log. Addresses, headers and errors repeat what a stranger sent, so they are cut.
 */
export const LONGEST_LOGGED = 200

/** Parameters in addresses whose values grant access: tokens of mailed links, codes of providers. */
const SECRET = /([?&][\w.-]{0,40}(?:token|code|state|password|secret|key|hash|auth)[\w.-]{0,40}=)[^&#\s"]+/gi

export interface ServerLogLine {
  readonly message: string
  readonly data: Readonly<Record<string, Json>>
}

/**
 * The same line without secrets and without texts longer than LONGEST_LOGGED. An object or list stays as it is when
 * nothing in it has to be cut; otherwise its cut JSON text replaces it.
 */
export function cutLogLine({ message, data }: ServerLogLine): ServerLogLine {
  const entries = Object.entries(data).map(([name, value]) => [cut(name), cutValue(value)] as const)
  return { message: cut(message), data: Object.fromEntries(entries) }
}

/** Whether PocketBase itself logged this line for a request; our own code writes all other lines. */
export function isRequestLine({ data }: ServerLogLine): boolean {
  return data['type'] === 'request'
}

function cutValue(value: Json): Json {
  if (typeof value === 'string') return cut(value)
  const text = JSON.stringify(value)
  const kept = cut(text)
  return kept === text ? value : kept
}

function cut(text: string): string {
  // The searched text is short too, so that a stranger's text cannot make the search slow.
  const searched = text.slice(0, 2 * LONGEST_LOGGED)
  return searched.replace(SECRET, '$1…').slice(0, LONGEST_LOGGED)
}
