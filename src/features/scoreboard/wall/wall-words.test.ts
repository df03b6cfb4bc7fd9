import { describe, expect, it } from 'vitest'
import { liveGame, team } from '../testing/games'
import { isHot, wallName, wallSituation } from './wall-words'

const chiefs = team('KC', { name: 'Chiefs', displayName: 'Kansas City Chiefs' })
const buckeyes = team('OSU', { name: 'Buckeyes', displayName: 'Ohio State Buckeyes' })

const down = (yardLine: number, downDistanceText = '3rd & 8 at KU 10') =>
  liveGame({
    homeTeam: chiefs,
    situation: {
      kind: 'football',
      down: 3,
      distance: 8,
      yardLine,
      possession: 'KC',
      possessionText: 'KU 10',
      downDistanceText,
    },
  })

describe('issue 13: what a wall says of a game', () => {
  it.each([
    ['full', 'nfl', chiefs, 'Kansas City Chiefs'],
    ['short', 'nfl', chiefs, 'Chiefs'],
    ['abbreviation', 'nfl', chiefs, 'KC'],
    ['short', 'ncaaf', buckeyes, 'Ohio State'],
    ['short', 'ncaab', buckeyes, 'Ohio State'],
    ['short', 'ncaab', team('OSU', { name: 'Buckeyes', displayName: 'Buckeyes' }), 'Buckeyes'],
  ] as const)('a %s name in %s', (names, slug, of, text) => {
    expect(wallName(of, names, slug)).toBe(text)
  })

  it('is the situation in the fewest words, and nothing in a break', () => {
    expect(wallSituation(down(45))).toBe('3rd & 8 · KU 10')
    expect(wallSituation({ ...down(45), quarter: 'HALF' })).toBe('')
    const atBat = { balls: 1, strikes: 1, outs: 1, onFirst: true, onSecond: false, onThird: false }
    const baseball = liveGame({ quarter: 'Bot 5th 1-1', situation: { kind: 'baseball', ...atBat } })
    expect(wallSituation(baseball)).toBe('1 out')
    expect(isHot(baseball)).toBe(false)
  })

  it('is hot near the goal, but neither in a break nor while nothing changes any more', () => {
    expect([isHot(down(90)), isHot(down(45))]).toEqual([true, false])
    for (const quarter of ['0Q', 'HALF', 'End of 1Q', 'DELAYED', 'FINAL'])
      expect(isHot({ ...down(90), quarter }), quarter).toBe(false)
    expect(isHot({ ...down(90), stuckSince: '2026-09-13T21:00:00Z' })).toBe(false)
  })
})
