/** The local times of the tz database, against which tests check clocks made by hand. */

const HOUR_MS = 3_600_000
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

export function tzClock(timeZone: string) {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    weekday: 'short',
    timeZoneName: 'short',
  })
  return (ms: number) => {
    const parts = new Map(format.formatToParts(ms).map(({ type, value }) => [type, value]))
    return {
      year: Number(parts.get('year')),
      month: Number(parts.get('month')),
      dayOfMonth: Number(parts.get('day')),
      hour: Number(parts.get('hour')),
      minute: Number(parts.get('minute')),
      weekday: WEEKDAYS.indexOf(parts.get('weekday') ?? ''),
      abbreviation: parts.get('timeZoneName'),
    }
  }
}

/** Every hour of the days around the changes of the American clock and around the turn of the year. */
export function hoursAroundChanges(year: number): readonly number[] {
  const spans = [Date.UTC(year, 2, 7), Date.UTC(year, 9, 31), Date.UTC(year, 11, 30)]
  return spans.flatMap((from) => Array.from({ length: 10 * 24 }, (_, hour) => from + hour * HOUR_MS))
}
