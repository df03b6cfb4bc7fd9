import { expect, it } from 'vitest'
import { isNoTournament } from './golf-failure'

it.each([
  [{ kind: 'status', status: 404 }, true],
  [{ kind: 'status', status: 500 }, false],
  [{ kind: 'timeout' }, false],
] as const)(
  '000 section 8: a 404 of the leaderboard is expected when no tournament is active: %j',
  (failure, is) => {
    expect(isNoTournament(failure)).toBe(is)
  },
)
