import { describe, expect, it } from 'vitest'
import type { Game } from '../game/game'
import { finalGame, liveGame, offGame, sampleTeam, scheduledGame } from '../testing/sample-game'
import { sortCollegeGames } from './college-order'
import { gameGroup } from '../game/game-group'
import { gameTier } from './game-tier'
import { isClose, isImminent } from './tension'

const NOW = Date.parse('2026-09-05T17:00:00Z')
const scores = (home: number, away: number) => ({
  homeTeam: sampleTeam({ score: home }),
  awayTeam: sampleTeam({ id: '2', score: away }),
})
const inMinutes = (minutes: number) => ({
  start: `${new Date(NOW + minutes * 60_000).toISOString().slice(0, 19)}Z`,
})
const programs = (home: string, away: string) => ({
  homeTeam: sampleTeam({ abbreviation: home }),
  awayTeam: sampleTeam({ id: '2', abbreviation: away }),
})

describe('000 section 4: NCAAF groups', () => {
  it.each([
    [0, 'live', liveGame()],
    [1, 'upcoming', scheduledGame()],
    [2, 'finished', finalGame()],
    [2, 'called off', offGame()],
    [2, 'stuck', liveGame({ stuckSince: '2026-09-05T18:00:00Z' })],
  ] as const)('%s is %s', (group, _word, game) => {
    expect(gameGroup(game)).toBe(group)
  })
})

describe('000 section 4: NCAAF team tiers 1 to 4 by program', () => {
  it.each([
    [1, 'ALA', 'OSU'],
    [1, 'YSU', 'ND'],
    [2, 'AUB', 'MSST'],
    [3, 'NU', 'SIU'],
    [4, 'KENT', 'LIU'],
    [4, 'UNK', 'TBD'],
  ])('tier %s: %s against %s', (tier, home, away) => {
    expect(gameTier(liveGame(programs(home, away)))).toBe(tier)
  })
})

describe('000 section 4: close margin is 14 points or less for live games and 7 or less for finished', () => {
  it.each([
    [true, liveGame(scores(14, 0))],
    [false, liveGame(scores(0, 15))],
    [true, finalGame(scores(20, 27))],
    [false, finalGame(scores(28, 20))],
    [false, scheduledGame(scores(0, 0))],
    [false, offGame(scores(0, 0))],
  ])('%s: %#', (close, game) => {
    expect(isClose(game)).toBe(close)
  })
})

describe('000 section 4: a start within 30 minutes is imminent', () => {
  it.each([
    [true, scheduledGame(inMinutes(30))],
    [false, scheduledGame(inMinutes(31))],
    [true, scheduledGame(inMinutes(-5))],
    [false, liveGame(inMinutes(5))],
    [false, scheduledGame({ start: '2026-09-05T04:00:00Z' })],
    [false, scheduledGame({ ...inMinutes(20), startTime: '9/5 - TBD' })],
  ])('%s: %#', (imminent, game) => {
    expect(isImminent(game, NOW)).toBe(imminent)
  })
})

describe('000 section 4: ordering of NCAAF games', () => {
  const ranked = { ...scores(35, 0), homeTeam: sampleTeam({ ranking: 4, score: 35 }) }
  const inOrder: readonly Game[] = [
    liveGame({ ...ranked, id: 'ranked' }),
    liveGame({ ...scores(7, 3), id: 'close', ...inMinutes(-10) }),
    liveGame({ ...scores(30, 3), id: 'one-sided', ...inMinutes(-90) }),
    scheduledGame({ id: 'imminent', ...inMinutes(20) }),
    scheduledGame({ id: 'later, ranked', ...inMinutes(300), homeTeam: sampleTeam({ ranking: 1 }) }),
    scheduledGame({ id: 'earlier', ...inMinutes(120) }),
    scheduledGame({ id: 'same start, tier 1', ...inMinutes(180), ...programs('ALA', 'USA') }),
    scheduledGame({ id: 'same start, tier 3', ...inMinutes(180), ...programs('DUKE', 'ELON') }),
    scheduledGame({ id: 'same start, tier 4', ...inMinutes(180), ...programs('AKR', 'ELON') }),
    finalGame({ id: 'close final', ...scores(20, 17), ...inMinutes(-200) }),
    finalGame({ id: 'rout', ...scores(55, 3), ...inMinutes(-240) }),
  ]

  it('is by group, then imminent, ranked, close, start and tier, whatever order they come in', () => {
    const ids = inOrder.map(({ id }) => id)
    expect(sortCollegeGames(inOrder.toReversed(), NOW).map(({ id }) => id)).toEqual(ids)
    expect(sortCollegeGames(inOrder, NOW).map(({ id }) => id)).toEqual(ids)
  })
})
