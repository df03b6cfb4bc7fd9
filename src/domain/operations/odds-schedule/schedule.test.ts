import { describe, expect, it } from 'vitest'
import { DAY_MS, MINUTE_MS } from '../../time/intervals'
import { NOON } from '../testing/samples'
import { isCleanedUp, scheduleWrites, type ComingGame, type ScheduleRow } from './schedule'

const game: ComingGame = {
  gameId: 'g1',
  sport: 'NFL',
  startMs: NOON + DAY_MS,
  homeTeam: 'DAL',
  awayTeam: 'PHI',
}
const row: Omit<ScheduleRow, 'id'> = {
  game_id: 'g1',
  sport: 'NFL',
  scheduled_fetch_time: NOON + DAY_MS - 15 * MINUTE_MS,
  game_start_time: NOON + DAY_MS,
  home_team: 'DAL',
  away_team: 'PHI',
  status: 'scheduled',
}

describe('002 section 9: pregame odds scheduling', () => {
  it('fetches 15 min before game start', () => {
    expect(scheduleWrites([game], [], NOON)).toEqual([{ kind: 'insert', row }])
  })

  it('writes nothing the second time, and one row for a game that is listed twice', () => {
    expect(scheduleWrites([game], [{ id: 'r1', ...row }], NOON)).toEqual([])
    expect(scheduleWrites([game, game], [], NOON)).toHaveLength(1)
  })

  it.each(['fetched', 'failed'] as const)(
    'what became of a game (%s) counts no more when the clock was set back to long before its fetch',
    (status) => {
      const before = { id: 'r1', ...row, status }
      expect(scheduleWrites([game], [before], NOON)).toEqual([{ kind: 'move', id: 'r1', row }])
      const windowOpens = row.scheduled_fetch_time - 5 * MINUTE_MS
      expect(scheduleWrites([game], [before], windowOpens)).toEqual([])
    },
  )

  it.each(['scheduled', 'fetched', 'failed'] as const)(
    'a game that moved is scheduled anew (%s)',
    (status) => {
      const before = { id: 'r1', ...row, status, game_start_time: NOON, scheduled_fetch_time: NOON - 1 }
      expect(scheduleWrites([game], [before], NOON)).toEqual([{ kind: 'move', id: 'r1', row }])
    },
  )

  it.each([
    ['fetched', 'fetched', 15],
    ['scheduled', 'scheduled', 12],
    ['failed', 'scheduled', 12],
  ] as const)(
    'a game that moved when no time is left for another fetch: %s stays or becomes %s',
    (before, after, fetchedBeforeMinutes) => {
      const startMs = NOON + 3 * MINUTE_MS
      const times = { game_start_time: NOON, scheduled_fetch_time: NOON - 15 * MINUTE_MS }
      const [write] = scheduleWrites(
        [{ ...game, startMs }],
        [{ id: 'r1', ...row, ...times, status: before }],
        NOON - 1,
      )
      expect(write?.row).toMatchObject({
        status: after,
        game_start_time: startMs,
        scheduled_fetch_time: NOON - fetchedBeforeMinutes * MINUTE_MS,
      })
    },
  )

  it('the odds of a game that moved are fetched once more while there is time', () => {
    const startMs = NOON + 10 * MINUTE_MS
    const before = { id: 'r1', ...row, game_start_time: NOON, status: 'fetched' } as const
    expect(scheduleWrites([{ ...game, startMs }], [before], NOON)[0]?.row.status).toBe('scheduled')
  })

  it.each([
    ['games from the next 7 days', { startMs: NOON + 7 * DAY_MS }, 1],
    ['not later ones', { startMs: NOON + 7 * DAY_MS + 1 }, 0],
    ['those about to start', { startMs: NOON + 1 }, 1],
    ['not those that have started', { startMs: NOON }, 0],
    ['not without a start', { startMs: NaN }, 0],
    ['across NFL, MLB, NBA, NHL, NCAAF', { sport: 'NCAAF' }, 1],
    ['not golf', { sport: 'PGA' }, 0],
  ])('takes %s', (_words, changes, count) => {
    expect(scheduleWrites([{ ...game, ...changes }], [], NOON)).toHaveLength(count)
  })

  it('the same id in two sports is two games', () => {
    expect(scheduleWrites([game, { ...game, sport: 'NBA' }], [{ id: 'r1', ...row }], NOON)).toHaveLength(1)
  })

  it.each([
    [259_200_000, false],
    [259_200_001, true],
  ])('cleanup deletes schedules whose game started over 3 days ago: %d ms ago %s', (ago, deleted) => {
    expect(isCleanedUp({ game_start_time: NOON - ago }, NOON)).toBe(deleted)
  })
})
