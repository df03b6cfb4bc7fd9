import { describe, expect, it } from 'vitest'
import type { Game } from '../../game/game'
import { liveGame, offGame, scheduledGame } from '../../testing/sample-game'
import { comingGames } from './coming-games'
import type { ComingGame } from './schedule'

const START = '2026-10-25T17:00:00Z'
const MIDNIGHT = '2026-10-25T04:00:00Z'
const kept: ComingGame = {
  gameId: '100',
  sport: 'NCAAF',
  startMs: Date.parse(START),
  homeTeam: 'HAW',
  awayTeam: 'UTEP',
}
const starts = (...games: Game[]) =>
  comingGames(
    games.map((game) => ({ sport: 'NCAAF' as const, game })),
    [],
  ).map(({ startMs }) => new Date(startMs).toISOString().replace('.000', ''))

describe('the games that get final odds', () => {
  it.each<[string, Game, readonly string[]]>([
    ['has not begun', scheduledGame({ start: START }), [START]],
    [
      'begins at Eastern midnight',
      scheduledGame({ start: MIDNIGHT, startTime: '10/25 - 12:00 AM EDT' }),
      [MIDNIGHT],
    ],
    ['has no hour yet', scheduledGame({ start: MIDNIGHT, startTime: 'Scheduled' }), []],
    ['has a start whose hour is still open', scheduledGame({ start: START, startTime: '10/25 - TBD' }), []],
    ['is played', liveGame({ start: START }), []],
    ['is off', offGame({ start: START }), []],
  ])('of a board: one that %s', (_what, game, expected) => {
    expect(starts(game)).toEqual(expected)
  })

  it('are named by the teams of the board', () => {
    const game = scheduledGame({ start: START })
    expect(comingGames([{ sport: 'NFL', game }], [])).toEqual([
      {
        gameId: game.id,
        sport: 'NFL',
        startMs: Date.parse(START),
        homeTeam: game.homeTeam.abbreviation,
        awayTeam: game.awayTeam.abbreviation,
      },
    ])
  })

  it('include those whose line is kept, unless a board knows better', () => {
    const open = scheduledGame({ id: '100', start: START, startTime: '10/25 - TBD' })
    expect(comingGames([{ sport: 'NCAAF', game: open }], [kept])).toEqual([])
    // The same id in another sport is another game.
    expect(comingGames([{ sport: 'NFL', game: open }], [kept])).toEqual([kept])
  })
})
