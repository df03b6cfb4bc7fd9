import { describe, expect, it } from 'vitest'
import { isLive, showsPlay } from './live'

describe('a status text', () => {
  it.each([
    '8:36 - 3rd Quarter',
    '3:41 - 3rd',
    '9:03 - 3rd Period',
    'Top 5th',
    'Bot 8th',
    'Bottom 8th',
    'Mid 6th',
    'Middle 6th',
    '17:09 - OT',
    '1:00 - 2OT',
    '5:00 - OT2',
    '0:45 - 10th',
    'Overtime',
    'Halftime',
    'End of 4th Quarter',
    'End 3rd',
    '10:40 - 1st Half',
    'Rain Delay, Top 1st',
    'Delayed',
    'Delayed - TBD',
    'Warm-up',
    'Warmup',
    '3Q',
  ])('"%s" shows play', (text) => {
    expect(showsPlay(text)).toBe(true)
  })

  it.each([
    '',
    ' ',
    '0Q',
    ' 0Q ',
    'Final',
    'Final/OT',
    'Scheduled',
    '9/6 - 1:00 PM EDT',
    'Sat, May 31st at 8:00 PM EDT',
    'Sat, May 31st at 8:00PM EDT',
    '8:00 p.m. ET',
    '9/3 - TBD',
    'Sat, September 3rd - TBD',
    'Postponed',
    'Suspended',
  ])('"%s" does not', (text) => {
    expect(showsPlay(text)).toBe(false)
  })
})

describe('a game that is not over is live', () => {
  it('when the feed says so, whatever the text', () => {
    expect(isLive(true, '')).toBe(true)
  })

  it('when the text shows play', () => {
    expect(isLive(false, 'Delayed')).toBe(true)
    expect(isLive(false, '9/6 - 1:00 PM EDT')).toBe(false)
  })
})
