import { describe, expect, it } from 'vitest'
import type { Game } from '../game/game'
import { finalGame, liveGame, offGame, sampleTeam, scheduledGame } from '../testing/sample-game'
import { sampleMatchup } from '../testing/sample-matchup'
import type { GameStatsState } from '../ticker/game-stats-state'
import type { GameAnswer } from './game-answer'
import type { GameEnd } from './game-status'
import { gameFromCopies as fromCopies } from './game-from-copies'
import { lineScore } from './line-score'

const line = lineScore(
  'MLB',
  { team: 'AWA', periods: [1, 0, 4], score: 5, hits: 9, errors: 0 },
  { team: 'HOM', periods: [0, 0, 2], score: 2, hits: 4, errors: 1 },
)
const answer = (state: GameStatsState, changes: Partial<GameAnswer> = {}) =>
  ({ id: '100', sport: 'MLB', status: { state }, locked: [], lineScore: line, ...changes }) as GameAnswer
/** The box score is newer than the copies, unless a test says otherwise. */
const gameFromCopies = (
  kept: Parameters<typeof fromCopies>[0],
  told: GameAnswer | undefined,
  matchup = told?.matchup,
) => fromCopies(kept, told, matchup)
const endedAs = (ended: GameEnd) => ({ status: { state: 'complete' as const, ended } })
const live = liveGame({
  homeTeam: sampleTeam({ score: 1 }),
  series: { summary: 'Tied 1-1', completed: false },
})

describe('a game that is known only from kept copies', () => {
  it('is over with the score of its box score', () => {
    const over = gameFromCopies([live], answer('complete'))
    expect(over).toMatchObject({ phase: 'final', quarter: 'FINAL', start: live.start, venue: live.venue })
    expect([over?.awayTeam.score, over?.homeTeam.score]).toEqual([5, 2])
    expect([over?.awayTeam.record, over?.homeTeam.record]).toEqual(['', ''])
    expect(over).not.toHaveProperty('series')
    expect(gameFromCopies([scheduledGame()], answer('complete'))).toMatchObject({ phase: 'final' })
  })

  it('has the total of a sport without innings, too', () => {
    const football = lineScore(
      'NFL',
      { team: 'AWA', periods: [7, 3, 0, 7], score: 17 },
      { team: 'HOM', periods: [0, 10, 7, 7], score: 24 },
    )
    const over = gameFromCopies([live], answer('complete', { sport: 'NFL', lineScore: football }))
    expect([over?.awayTeam.score, over?.homeTeam.score]).toEqual([17, 24])
  })

  it('is not shown when its box score does not tell the final score', () => {
    const { score: _untold, ...home } = { team: 'HOM', periods: [0, 0, 2], score: 2 }
    const untold = lineScore('MLB', { team: 'AWA', periods: [1, 0, 4], score: 5 }, home)
    expect(gameFromCopies([live], answer('complete', { lineScore: untold }))).toBeUndefined()
  })

  it('is over with the label of its box score', () => {
    const over = gameFromCopies([live], answer('complete', endedAs({ quarter: 'FINAL/10' })))
    expect(over).toMatchObject({ phase: 'final', quarter: 'FINAL/10', startTime: 'Final' })
  })

  it('is suspended with the score at which it was broken off, not final', () => {
    const end = endedAs({ quarter: 'Suspended', off: 'suspended' })
    const off = gameFromCopies([live], answer('complete', end))
    expect(off).toMatchObject({ phase: 'off', status: 'suspended', quarter: 'Suspended' })
    expect([off?.awayTeam.score, off?.homeTeam.score]).toEqual([5, 2])
    expect(
      gameFromCopies([live], { ...answer('complete', end), lineScore: undefined } as never),
    ).toBeUndefined()
  })

  it('is postponed though it never had a line score', () => {
    const end = endedAs({ quarter: 'Postponed', off: 'postponed' })
    const given = { ...answer('complete', end), lineScore: undefined } as never
    const off = gameFromCopies([scheduledGame()], given)
    expect(off).toMatchObject({ phase: 'off', status: 'postponed', startTime: 'Postponed', timeLeft: '' })
    expect([off?.awayTeam.score, off?.homeTeam.score]).toEqual([0, 0])
  })

  it('keeps its round of the playoffs and its kind, and makes up none', () => {
    const final = { poRoundDesc: 'World Series', gameSubtype: 'championship' }
    expect(gameFromCopies([{ ...live, ...final }], answer('complete'))).toMatchObject(final)
    const { start: _start, ...undated } = live
    const plain = gameFromCopies([undated], answer('complete'))!
    expect(['start', 'poRoundDesc', 'gameSubtype'].filter((name) => name in plain)).toEqual([])
  })

  it('is over once it was played to its end, though it was suspended when last seen', () => {
    const over = gameFromCopies(
      [offGame({ status: 'suspended' })],
      answer('complete', endedAs({ quarter: 'FINAL' })),
    )
    expect(over).toMatchObject({ phase: 'final', awayTeam: { score: 5 } })
  })

  it.each<[string, Game, GameAnswer | undefined]>([
    ['that is live in its box score too', live, answer('active')],
    ['that was live and has no box score', live, undefined],
    ['that has begun since', scheduledGame(), answer('active')],
    ['that was suspended and is played on', offGame({ status: 'suspended' }), answer('active')],
    ['that was postponed and is played now', offGame(), answer('halftime')],
    ['whose score is locked', live, { ...answer('complete', {}), lineScore: undefined } as never],
  ])('is not shown when it is one %s', (_what, game, given) => {
    expect(gameFromCopies([game], given)).toBeUndefined()
  })

  const silent: GameAnswer = { id: '100', sport: 'MLB', locked: [] }

  it.each<[string, Game, GameAnswer | undefined]>([
    ['over', finalGame(), undefined],
    ['over, whatever an older box score says', finalGame(), answer('active')],
    ['off', offGame(), answer('complete')],
    ['off, and has no box score', offGame(), undefined],
    ['off, and its box score says nothing', offGame(), silent],
    ['still to begin, and its box score says nothing', scheduledGame(), silent],
    [
      'still suspended',
      offGame({ status: 'suspended' }),
      answer('complete', endedAs({ quarter: 'Suspended', off: 'suspended' })),
    ],
    ['still to begin', scheduledGame(), answer('pregame')],
    ['still to begin, as far as is known', scheduledGame(), undefined],
  ])('stays as it was when it is %s', (_what, game, given) => {
    expect(gameFromCopies([undefined, game], given)).toBe(game)
  })

  it('is over with the score that everybody may know, though its line score is locked', () => {
    const { lineScore: _locked, ...open } = answer('complete', { scores: { away: 5, home: 2 } })
    expect(gameFromCopies([live], open)).toMatchObject({
      phase: 'final',
      awayTeam: { score: 5 },
      homeTeam: { score: 2 },
    })
    const { scores, ...past } = open
    expect(gameFromCopies([live], { ...past, pastScores: scores! })).toMatchObject({ awayTeam: { score: 5 } })
  })

  const moved = sampleMatchup({ start: '2026-09-07T00:20:00Z', startTime: '9/6 - 8:20 PM EDT' })
  const saysMoved = answer('pregame', { matchup: moved })

  it('begins when its box score says, as an open start is settled later', () => {
    const open = scheduledGame({ startTime: 'TBD', homeTeam: sampleTeam({ name: 'kept' }) })
    expect(gameFromCopies([open], saysMoved)).toEqual({
      ...open,
      start: moved.start,
      startTime: moved.startTime,
    })
    const { start: _untold, ...startless } = moved
    expect(gameFromCopies([open], answer('pregame', { matchup: startless }))).toBe(open)
  })

  it('is still to begin when it was postponed and has a new start', () => {
    const again = gameFromCopies([offGame({ status: 'postponed' })], saysMoved)
    expect(again).toMatchObject({ phase: 'scheduled', start: moved.start, startTime: moved.startTime })
    const { status: _unsaid, ...untold } = saysMoved
    expect(gameFromCopies([offGame()], untold)).toEqual(offGame())
  })

  it('begins when its copy says, and stays off, if the copy was read after its box score', () => {
    expect(fromCopies([scheduledGame()], saysMoved, undefined)).toEqual(scheduledGame())
    expect(fromCopies([offGame()], saysMoved, undefined)).toEqual(offGame())
  })

  it('is over when one of its two copies says so', () => {
    const over = finalGame()
    expect(gameFromCopies([live, over], undefined)).toBe(over)
    expect(gameFromCopies([undefined, undefined], answer('complete'))).toBeUndefined()
  })
})

describe('a game that is known only from its box score', () => {
  const { lineScore: _none, ...said } = answer('pregame', { matchup: sampleMatchup() })

  it('is still to begin, with its teams, place and start', () => {
    expect(gameFromCopies([], said)).toEqual({ ...scheduledGame(), timeLeft: '' })
  })

  it('is over with its score', () => {
    const over = gameFromCopies([], {
      ...said,
      ...endedAs({ quarter: 'FINAL/OT' }),
      scores: { away: 5, home: 2 },
    })
    expect(over).toMatchObject({
      phase: 'final',
      quarter: 'FINAL/OT',
      awayTeam: { abbreviation: 'AWA', score: 5 },
    })
  })

  it('is postponed, though it has no score', () => {
    const off = gameFromCopies([], { ...said, ...endedAs({ quarter: 'Postponed', off: 'postponed' }) })
    expect(off).toMatchObject({ phase: 'off', status: 'postponed' })
  })

  it.each([
    ['is under way, so that only a board knows its clock', { status: { state: 'active' } }],
    ['is over with a score that is locked', { status: { state: 'complete' } }],
  ] as const)('is not shown as a game when it %s', (_what, changes) => {
    expect(gameFromCopies([], { ...said, ...changes })).toBeUndefined()
  })
})
