/** The longest text in PocketBase's own log: addresses, headers and errors repeat what a stranger sent. */
export const LONGEST_LOGGED = 200

export interface ServerLogLine {
  readonly message: string
  readonly data: Readonly<Record<string, unknown>>
}

/** The same line with no text longer than that. A value with parts is kept if it is short, else as the start of its text. */
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
  return text.length > LONGEST_LOGGED ? cut(text) : value
}

function cut(text: string): string {
  return text.slice(0, LONGEST_LOGGED)
}
