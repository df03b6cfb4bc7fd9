/**
 * Times as the viewer reads them, in the zone of the device and in the American English of the page. Written by hand
 * because the first `Intl.DateTimeFormat` of a page costs 14 ms, a sixth of the time until the first score.
 */

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/** `8:36 PM` */
export function timeText(ms: number): string {
  const date = new Date(ms)
  const hour = date.getHours()
  const minute = String(date.getMinutes()).padStart(2, '0')
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`
}

/** `Sun, Sep 13` */
export function dayText(ms: number): string {
  const date = new Date(ms)
  return `${WEEKDAYS[date.getDay()]}, ${MONTHS[date.getMonth()]} ${date.getDate()}`
}

/** `Sun, Sep 13, 2026, 8:36 PM (UTC-4)`: complete, for people who read it on paper at any later time and place. */
export function fullMomentText(ms: number): string {
  const ahead = -new Date(ms).getTimezoneOffset()
  const zone = ahead === 0 ? 'UTC' : `UTC${ahead < 0 ? '-' : '+'}${offsetText(Math.abs(ahead))}`
  return `${dayText(ms)}, ${new Date(ms).getFullYear()}, ${timeText(ms)} (${zone})`
}

function offsetText(minutes: number): string {
  const rest = minutes % 60
  return `${Math.floor(minutes / 60)}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`
}

/** `Sun, Sep 13` for a calendar day `YYYY-MM-DD`, whatever zone the viewer is in. */
export function boardDayText(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  return `${WEEKDAYS[date.getUTCDay()]}, ${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}`
}
