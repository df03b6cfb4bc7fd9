import { easternClock } from '../../../../src/domain/time/eastern'
import { ordinal } from '../../payload/format'
import { MONTHS as LONG } from '../../payload/scheduled-texts'

/** Golf's small texts in the feed's manner. */

export function toParText(n: number): string {
  if (n === 0) return 'E'
  return n > 0 ? `+${n}` : String(n)
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
/** `Sun Jun 01 14:05:00 PDT 2025`: an Eastern clock with a Pacific stamp. */
export function teeStamp(ms: number): string {
  const { weekday, month, dayOfMonth, hour, minute, year, abbreviation } = easternClock(ms)
  const zone = abbreviation === 'EDT' ? 'PDT' : 'PST'
  return `${WEEKDAYS[weekday]} ${MONTHS[month - 1]} ${two(dayOfMonth)} ${two(hour)}:${two(minute)}:00 ${zone} ${year}`
}

/** `10:30 AM ET`. */
export function clockTime(ms: number): string {
  const { hour, minute } = easternClock(ms)
  return `${hour % 12 === 0 ? 12 : hour % 12}:${two(minute)} ${hour < 12 ? 'AM' : 'PM'} ET`
}

/** Before a tournament the feed words an open start as Eastern midnight, and names the day before it. */
export function openStart(ms: number): { readonly detail: string; readonly shortDetail: string } {
  const before = easternClock(ms - 86_400_000)
  const { month, dayOfMonth, abbreviation } = easternClock(ms)
  const weekday = WEEKDAYS[easternClock(ms).weekday]
  return {
    detail: `${weekday}, ${LONG[before.month - 1]} ${ordinal(before.dayOfMonth)} at 12:00 AM ${abbreviation}`,
    shortDetail: `${month}/${dayOfMonth} - 12:00 AM ${abbreviation}`,
  }
}

function two(n: number): string {
  return String(n).padStart(2, '0')
}
