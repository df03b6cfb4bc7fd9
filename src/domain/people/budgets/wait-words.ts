const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S

/** How long until something may be tried again: `in 12 minutes`. Days of the server end at another hour than people's. */
export function waitWords(s: number): string {
  if (s < 2 * MINUTE_S) return `in ${s} s`
  if (s < 2 * HOUR_S) return `in ${Math.ceil(s / MINUTE_S)} minutes`
  return `in ${Math.ceil(s / HOUR_S)} hours`
}
