import { describe, expect, it } from 'vitest'
import { hoursAroundChanges, tzClock } from '../../../tests/support/tz-clock'
import { addDays, easternClock, easternDay, easternHoursBehind, easternTimeToMs } from './eastern'

const at = (iso: string) => Date.parse(iso)

const judgedClock = tzClock('America/New_York')

describe('the Eastern clock', () => {
  it('shows what the tz database shows, every hour around every change from 2007 to 2040', () => {
    for (let year = 2007; year <= 2040; year++) {
      for (const ms of hoursAroundChanges(year)) expect(easternClock(ms)).toEqual(judgedClock(ms))
    }
  })

  it('changes at 2:00 sharp', () => {
    expect(easternClock(at('2026-03-08T06:59:59.999Z'))).toMatchObject({ hour: 1, abbreviation: 'EST' })
    expect(easternClock(at('2026-03-08T07:00:00Z'))).toMatchObject({ hour: 3, abbreviation: 'EDT' })
    expect(easternClock(at('2026-11-01T05:59:59.999Z'))).toMatchObject({ hour: 1, abbreviation: 'EDT' })
    expect(easternClock(at('2026-11-01T06:00:00Z'))).toMatchObject({ hour: 1, abbreviation: 'EST' })
  })
})

it('Eastern time is four hours behind UTC in summer, and five in winter', () => {
  expect(easternHoursBehind(at('2026-07-04T12:00:00Z'))).toBe(4)
  expect(easternHoursBehind(at('2026-12-31T12:00:00Z'))).toBe(5)
})

describe('the Eastern day', () => {
  it('ends at Eastern midnight, in summer and in winter', () => {
    expect(easternDay(at('2026-07-05T03:59:59Z'))).toBe('2026-07-04')
    expect(easternDay(at('2026-07-05T04:00:00Z'))).toBe('2026-07-05')
    expect(easternDay(at('2027-01-01T04:59:59Z'))).toBe('2026-12-31')
    expect(easternDay(at('2027-01-01T05:00:00Z'))).toBe('2027-01-01')
  })

  it('is counted in calendar days, whatever the clock does', () => {
    expect(addDays('2026-03-07', 1)).toBe('2026-03-08')
    expect(addDays('2026-03-08', 1)).toBe('2026-03-09')
    expect(addDays('2026-11-02', -1)).toBe('2026-11-01')
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2026-12-20', 21)).toBe('2027-01-10')
  })
})

describe('a time of day on an Eastern day', () => {
  it('is read back by the clock for every hour that exists', () => {
    for (const day of ['2026-03-07', '2026-03-08', '2026-07-04', '2026-11-01', '2026-11-02', '2026-12-31']) {
      for (let hour = 0; hour < 24; hour++) {
        if (day === '2026-03-08' && hour === 2) continue
        const ms = easternTimeToMs(day, hour, 30)
        expect([easternDay(ms), easternClock(ms).hour, easternClock(ms).minute]).toEqual([day, hour, 30])
      }
    }
  })

  it('takes the hour that does not exist as an hour later, and the first of the hour that comes twice', () => {
    expect(easternTimeToMs('2026-03-08', 2, 30)).toBe(at('2026-03-08T07:30:00Z'))
    expect(easternTimeToMs('2026-11-01', 1, 30)).toBe(at('2026-11-01T05:30:00Z'))
  })
})
