import { describe, expect, it } from 'vitest'
import { hoursAroundChanges, tzClock } from '../../tests/support/tz-clock'
import { US_ZONES, usClock, usDay, usTimeToMs, usZoneOf } from './us-time'

const ZONES = [
  ['ET', 'America/New_York'],
  ['CT', 'America/Chicago'],
  ['MT', 'America/Denver'],
  ['PT', 'America/Los_Angeles'],
] as const

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
      const judge = tzClock(name)
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
