import { describe, expect, it } from 'vitest'
import { US_ZONES, usClock, usDay, usTimeToMs, usZoneOf } from './us-time'

const HOUR_MS = 3_600_000

const ZONES = [
  ['ET', 'America/New_York'],
  ['CT', 'America/Chicago'],
  ['MT', 'America/Denver'],
  ['PT', 'America/Los_Angeles'],
] as const

function judgeOf(timeZone: string) {
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
      weekday: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].indexOf(parts.get('weekday') ?? ''),
      abbreviation: parts.get('timeZoneName'),
    }
  }
}

/** Every hour of the days on which the clock can change, and of the turn of the year. */
function hoursAroundChanges(year: number): number[] {
  const spans = [
    { from: Date.UTC(year, 2, 7), days: 9 },
    { from: Date.UTC(year, 9, 31), days: 9 },
    { from: Date.UTC(year, 11, 31), days: 2 },
  ]
  return spans.flatMap(({ from, days }) =>
    Array.from({ length: days * 24 }, (_, hour) => from + hour * HOUR_MS),
  )
}

describe('000 section 9: game day time zone America/New_York with ET, CT, MT, PT mapping', () => {
  it.each(ZONES)('%s is the label of %s', (zone, name) => {
    expect(usZoneOf(name)).toBe(zone)
  })

  it('has no label for other zones', () => {
    expect(usZoneOf('Europe/Paris')).toBeUndefined()
    expect(usZoneOf('toString')).toBeUndefined()
    expect(US_ZONES).toEqual(['ET', 'CT', 'MT', 'PT'])
  })

  // Eastern time has its own test.
  it.each(ZONES.slice(1))(
    'the %s clock shows what the tz database shows around every change 2007-2040',
    (zone, name) => {
      const judge = judgeOf(name)
      for (let year = 2007; year <= 2040; year++) {
        for (const ms of hoursAroundChanges(year)) expect(usClock(zone, ms)).toEqual(judge(ms))
      }
    },
  )

  it.each([
    ['ET', '2026-07-05T04:00:00Z'],
    ['CT', '2026-07-05T05:00:00Z'],
    ['MT', '2026-07-05T06:00:00Z'],
    ['PT', '2026-07-05T07:00:00Z'],
  ] as const)('the %s day ends at its own midnight', (zone, midnight) => {
    expect(usDay(zone, Date.parse(midnight) - 1)).toBe('2026-07-04')
    expect(usDay(zone, Date.parse(midnight))).toBe('2026-07-05')
  })

  it('changes at 2:00 sharp in every zone', () => {
    expect(usClock('PT', Date.parse('2026-03-08T09:59:59Z'))).toMatchObject({ hour: 1, abbreviation: 'PST' })
    expect(usClock('PT', Date.parse('2026-03-08T10:00:00Z'))).toMatchObject({ hour: 3, abbreviation: 'PDT' })
  })

  it('reads a time of day back', () => {
    for (const zone of US_ZONES) {
      const ms = usTimeToMs(zone, '2026-11-01', 19, 30)
      expect([usDay(zone, ms), usClock(zone, ms).hour, usClock(zone, ms).minute]).toEqual([
        '2026-11-01',
        19,
        30,
      ])
    }
  })
})
