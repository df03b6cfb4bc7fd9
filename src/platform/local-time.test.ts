import { describe, expect, it, vi } from 'vitest'
import { boardDayText, dayText, fullMomentText, timeText } from './local-time'

const HOURS = Array.from({ length: 366 * 24 }, (_, hour) => Date.UTC(2028, 0, 1, hour, 7))
const intl = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', options)
  return (ms: number) => format.format(ms).replace('\u202F', ' ')
}

describe('local times', () => {
  it('read as the browser itself would write them, at every hour of a year', () => {
    const time = intl({ hour: 'numeric', minute: '2-digit' })
    const day = intl({ weekday: 'short', month: 'short', day: 'numeric' })
    expect(HOURS.map(timeText)).toEqual(HOURS.map(time))
    expect(HOURS.map(dayText)).toEqual(HOURS.map(day))
  })

  it.each([
    [0, 'UTC'],
    [240, 'UTC-4'],
    [-330, 'UTC+5:30'],
  ])('name the whole moment, %i minutes behind Greenwich', (behind, zone) => {
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(behind)
    const ms = new Date(2026, 8, 13, 20, 36).getTime()
    expect(fullMomentText(ms)).toBe(`Sun, Sep 13, 2026, 8:36 PM (${zone})`)
    vi.restoreAllMocks()
  })

  it('name the day of a board whatever zone the viewer is in', () => {
    expect(boardDayText('2026-09-13')).toBe('Sun, Sep 13')
    expect(boardDayText('2028-02-29')).toBe('Tue, Feb 29')
  })
})
