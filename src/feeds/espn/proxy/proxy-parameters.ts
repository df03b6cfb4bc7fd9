type Kind = 'day' | 'id' | 'number' | 'limit' | 'tour'

/** The parameters that a resource takes, and what they may say. */
export type Allowed = Readonly<Record<string, Kind>>

export type Parameters =
  | { readonly ok: true; readonly values: Readonly<Record<string, string>>; readonly query: string }
  | { readonly ok: false; readonly reason: string }

const MOST_EVENTS = 1000

/** Every parameter once, known and well formed, in an order of our own: equal questions make equal addresses. */
export function parseParameters(sent: string, allowed: Allowed): Parameters {
  const values: Record<string, string> = {}
  for (const part of sent === '' ? [] : sent.split('&')) {
    const equals = part.indexOf('=')
    const name = part.slice(0, Math.max(0, equals))
    const value = part.slice(equals + 1)
    const kind = Object.hasOwn(allowed, name) ? allowed[name] : undefined
    if (!kind) return { ok: false, reason: 'There is no such parameter' }
    if (Object.hasOwn(values, name)) return { ok: false, reason: `${name} stands twice` }
    if (!FITS[kind](value)) return { ok: false, reason: `${name} is not well formed` }
    values[name] = value
  }
  const ordered = Object.keys(allowed).filter((name) => values[name] !== undefined)
  const query = ordered.map((name) => `${name}=${values[name]}`).join('&')
  return { ok: true, values, query: query && `?${query}` }
}

const FITS: Readonly<Record<Kind, (value: string) => boolean>> = {
  day: isDay,
  id: (value) => /^[1-9]\d{0,14}$/.test(value),
  number: (value) => /^\d{1,4}$/.test(value),
  limit: (value) => /^[1-9]\d{0,3}$/.test(value) && Number(value) <= MOST_EVENTS,
  tour: (value) => value === 'pga',
}

/** A day of the calendar; ranges are refused, as the feed refuses them. */
function isDay(value: string): boolean {
  const [, year, month, day] = /^((?:19|20)\d\d)(\d\d)(\d\d)$/.exec(value) ?? []
  const iso = `${year}-${month}-${day}`
  const ms = Date.parse(`${iso}T00:00:00Z`)
  return Number.isFinite(ms) && new Date(ms).toISOString().startsWith(iso)
}
