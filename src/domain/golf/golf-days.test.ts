import { describe, expect, it } from 'vitest'
import { withCalendar } from '../polling/game-day-scan'
import { beginGolfScan, golfDays, nextGolfTurnMs, tournamentDays } from './golf-days'

/** 18 October 2026 is a Sunday. */
const at = (day: number, hour: number) => Date.UTC(2026, 9, day, hour + 4)

describe('000 section 4: golf week logic', () => {
  it('looks at today, back up to 21 days, forward up to 14, and 22 to 30 back as a last resort', () => {
    const days = golfDays(at(18, 12))
    expect(days).toHaveLength(1 + 21 + 14 + 9)
    expect(days.slice(0, 3)).toEqual(['2026-10-18', '2026-10-17', '2026-10-16'])
    expect([days[21], days[22]]).toEqual(['2026-09-27', '2026-10-19'])
    expect([days[35], days[36], days[44]]).toEqual(['2026-11-01', '2026-09-26', '2026-09-18'])
  })

  it.each([
    ['Wednesday 17:59: the last weekend first', at(21, 17), '2026-10-20'],
    ['Wednesday 18:00: the coming weekend first', at(21, 18), '2026-10-22'],
    ['Friday: the coming weekend first', at(23, 9), '2026-10-24'],
    ['Monday: the last weekend first', at(19, 9), '2026-10-18'],
  ])('%s', (_when, nowMs, second) => {
    const days = golfDays(nowMs)
    expect(days[1]).toBe(second)
    expect(new Set(days).size).toBe(45)
  })

  it('looks ahead to the coming Sunday before it goes back', () => {
    expect(golfDays(at(23, 9)).slice(0, 4)).toEqual(['2026-10-23', '2026-10-24', '2026-10-25', '2026-10-22'])
  })

  it.each([
    ['Sunday', at(18, 12), at(21, 18)],
    ['Monday 19:00', at(19, 19), at(21, 18)],
    ['Wednesday 17:59', at(21, 18) - 60_000, at(21, 18)],
    ['Wednesday 18:00', at(21, 18), at(28, 18)],
    ['Saturday', at(24, 9), at(28, 18)],
  ])('after %s turns next on Wednesday at 18:00', (_when, nowMs, turn) => {
    expect(nextGolfTurnMs(nowMs)).toBe(turn)
  })

  it('asks only days on which the calendar has a tournament', () => {
    const calendar = tournamentDays([
      { id: '1', label: 'First', first: '2026-10-08', last: '2026-10-11' },
      { id: '2', label: 'Second', first: '2026-10-22', last: '2026-10-25' },
    ])
    const { left } = withCalendar(beginGolfScan(at(19, 9)), calendar)
    const within = left.filter((day) => day >= '2026-10-08' && day <= '2026-10-25')
    expect(within).toEqual([
      '2026-10-11',
      '2026-10-10',
      '2026-10-09',
      '2026-10-08',
      '2026-10-22',
      '2026-10-23',
      '2026-10-24',
      '2026-10-25',
    ])
  })
})
