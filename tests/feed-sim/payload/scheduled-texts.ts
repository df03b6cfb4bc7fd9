import { easternClock } from '../../../src/domain/time/eastern'
import { ordinal } from './format'

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** When something starts, in the feed's Eastern words: `Sat, May 31st at 8:00 PM EDT`, `5/31 - 8:00 PM EDT`. */
export function scheduledTexts(ms: number): { readonly detail: string; readonly shortDetail: string } {
  const clock = easternClock(ms)
  const hour = clock.hour % 12 === 0 ? 12 : clock.hour % 12
  const half = clock.hour < 12 ? 'AM' : 'PM'
  const time = `${hour}:${String(clock.minute).padStart(2, '0')} ${half} ${clock.abbreviation}`
  const day = `${WEEKDAYS[clock.weekday]}, ${MONTHS[clock.month - 1]} ${ordinal(clock.dayOfMonth)}`
  return { detail: `${day} at ${time}`, shortDetail: `${clock.month}/${clock.dayOfMonth} - ${time}` }
}
