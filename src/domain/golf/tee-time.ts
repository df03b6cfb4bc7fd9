import { easternTimeToMs } from '../time/eastern'
import { MONTHS } from '../time/months'

const FORM = /^[A-Z][a-z]{2} ([A-Z][a-z]{2}) (\d\d) (\d\d):(\d\d):\d\d P[DS]T (\d{4})$/

/** Before the round the feed's text counts only with its stamp `PDT` (`PST` in winter); the rest is placeholders. */
export function isTeeTimeText(text: string): boolean {
  return /\bP[DS]T\b/.test(text)
}

/**
 * `Sun Jun 01 14:05:00 PDT 2025` as ISO time. The stamp is untrue: the clock in front of it is Eastern. The
 * leaders of that day teed off at 2:05 PM ET.
 */
export function parseTeeTimeText(text: string): string | undefined {
  const match = FORM.exec(text.trim())
  if (!match) return undefined
  const [, month, day, hour, minute, year] = match
  if (Number(hour) > 23 || Number(minute) > 59) return undefined
  const date = `${year}-${String(MONTHS.indexOf(month!) + 1).padStart(2, '0')}-${day}`
  return isRealDay(date) ? isoTime(easternTimeToMs(date, Number(hour), Number(minute))) : undefined
}

/** An unknown month becomes month 0, which is no valid date either. */
function isRealDay(date: string): boolean {
  const ms = Date.parse(`${date}T00:00:00Z`)
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(date)
}

function isoTime(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}Z`
}
