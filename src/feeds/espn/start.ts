import { text } from '../read'

/** A game of another century is a fault: one of 1970 would be about to start for ever. */
const FORM = /^(20\d\d-\d\d-\d\d)T(\d\d:\d\d)(?::(\d\d)(?:\.\d+)?)?(?:Z|\+00:?00)$/

/** The feed's `2025-06-05T00:00Z` with seconds, which every parser takes; nothing when it is no date. */
export function mapStart(date: unknown): string | undefined {
  const [, day, minutes, seconds = '00'] = FORM.exec(text(date)) ?? []
  const iso = `${day}T${minutes}:${seconds}Z`
  const ms = Date.parse(iso)
  // An engine that reads 31 February as 3 March would show a game on a wrong day.
  const isReal = !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(iso.slice(0, -1))
  return isReal ? iso : undefined
}
