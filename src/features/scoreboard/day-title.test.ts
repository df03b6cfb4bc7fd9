import { describe, expect, it } from 'vitest'
import type { CupBoard, GolfBoard } from '../../domain/board/board'
import type { Cup } from '../../domain/cup/cup'
import { dayTitle } from './day-title'
import { board } from './testing/games'

const { games: _, ...facts } = board()

function golf(more: Partial<GolfBoard>): GolfBoard {
  return { ...facts, sport: 'PGA', tournaments: [], players: [], ...more }
}

function cupBoard(day: string, state: Cup['state'], upcoming = false): CupBoard {
  const cup = { state, endDate: '2025-09-28T04:00:00Z' } as Cup
  return { ...facts, sport: 'RYDER_CUP', day, upcoming, cup, sessions: [], matches: [] }
}

describe('which day a board shows', () => {
  it.each([
    ['of today', board({ day: '2026-12-31' }), 'Today'],
    ['of last night', board({ day: '2026-12-30' }), 'Wed, Dec 30'],
    ['of a day to come', board({ day: '2027-01-02', upcoming: true }), 'Next games Sat, Jan 2'],
    ['of a tournament to come', golf({ day: '2027-01-07', upcoming: true }), 'Starts Thu, Jan 7'],
    ['of a day that was to come and has passed', board({ day: '2026-12-27', upcoming: true }), 'Sun, Dec 27'],
    ['of a tournament that has begun since', golf({ day: '2026-12-30', upcoming: true }), 'Wed, Dec 30'],
    ['of next summer', board({ day: '2027-08-28', upcoming: true }), 'Next games Sat, Aug 28, 2027'],
  ])('a board %s', (_what, shown, text) => {
    expect(dayTitle(shown, '2026-12-31')).toBe(text)
  })

  it.each([
    ['2025-09-25', 'pre', true, 'Starts Fri, Sep 26'],
    ['2025-09-27', 'in', false, 'Today'],
    ['2025-09-28', 'post', false, 'Today'],
    ['2025-09-29', 'post', false, 'Sun, Sep 28'],
    ['2026-11-22', 'post', false, 'Sun, Sep 28, 2025'],
  ] as const)('the title of a cup, seen on %s in the state %s', (today, state, upcoming, text) => {
    expect(dayTitle(cupBoard('2025-09-26', state, upcoming), today)).toBe(text)
  })

  it.each([
    ['2026-12-01', '2027-05-30', 'Next games Sun, May 30'],
    ['2026-12-01', '2027-05-31', 'Next games Mon, May 31, 2027'],
  ])('a day to come shows its year from the 181st day on: %s to %s', (today, day, text) => {
    expect(dayTitle(board({ day, upcoming: true }), today)).toBe(text)
  })

  it.each([
    ['2027-05-30', '2026-12-01', 'Tue, Dec 1'],
    ['2027-05-31', '2026-12-01', 'Tue, Dec 1, 2026'],
  ])('a past day does so too: seen on %s, the day %s', (today, day, text) => {
    expect(dayTitle(board({ day }), today)).toBe(text)
  })

  it('a cup whose state or end is unknown shows the day of its board', () => {
    const { cup: _none, ...unknown } = cupBoard('2025-09-26', 'pre')
    expect(dayTitle(unknown, '2025-09-26')).toBe('Today')
    const { endDate: _open, ...over } = cupBoard('2025-09-26', 'post').cup!
    expect(dayTitle({ ...unknown, cup: over }, '2025-09-29')).toBe('Fri, Sep 26')
  })

  it('a day of the same year shows no year', () => {
    expect(dayTitle(board({ day: '2027-08-28', upcoming: true }), '2027-02-14')).toBe(
      'Next games Sat, Aug 28',
    )
  })
})
