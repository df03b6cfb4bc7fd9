import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleSimulatedGame } from '../../testing/samples'
import { asGame } from '../as-game'
import { phasesOf } from '../phases'
import { DEVELOPER_SPORTS, type DeveloperSport, type SimulatedGame } from '../simulated-game'
import { momentAt, neighbourPlay, replayOf } from './replay'

const games = (ids: readonly string[]) =>
  DEVELOPER_SPORTS.flatMap((sport) => ids.map((id) => sampleSimulatedGame(sport, { id })))
const total = ({ homeTeam, awayTeam }: SimulatedGame) => homeTeam.score + awayTeam.score
const ids = Array.from({ length: 12 }, (_, at) => String(401000 + at))

describe('a replay', () => {
  it('is the same each time for the same game, and another one for another game', () => {
    const game = sampleSimulatedGame('NFL')
    expect(replayOf(game)).toEqual(replayOf(game))
    const words = (id: string) => replayOf({ ...game, id }).frames.map((frame) => frame.game.lastPlay)
    expect(words('7')).not.toEqual(words('8'))
  })

  it('does not care how the game stood when it was loaded', () => {
    const game = sampleSimulatedGame('NHL')
    const scores = (of: SimulatedGame) => replayOf(of).frames.map((frame) => total(frame.game))
    expect(scores({ ...game, homeTeam: { abbreviation: 'DAL', score: 99 } })).toEqual(scores(game))
  })

  it.each(games(ids))('$sport $id goes from before the start to a final with a winner', (game) => {
    const { frames, lengthS } = replayOf(game)
    const last = frames.at(-1)!.game
    expect(frames[0].game).toMatchObject({
      quarter: '0Q',
      isUpcoming: true,
      timeLeft: '',
      homeTeam: { abbreviation: 'DAL', score: 0 },
      awayTeam: { abbreviation: 'PHI', score: 0 },
    })
    expect(frames[1]).toMatchObject({ atS: 10, game: { lastPlay: 'The game begins' } })
    expect(last).toMatchObject({ quarter: 'FINAL', timeLeft: '0:00', lastPlay: 'The game is over' })
    expect(lengthS - frames.at(-2)!.atS).toBe(30)
    expect(last.homeTeam.score).not.toBe(last.awayTeam.score)
    expect(lengthS).toBe(frames.at(-1)!.atS)
  })

  it.each(games(ids))('$sport $id only goes forward: time, phases and scores', (game) => {
    const { frames } = replayOf(game)
    const phases = phasesOf(game.sport)
    const stations = frames.map(({ atS, game: { quarter, homeTeam, awayTeam } }) => [
      atS,
      phases.indexOf(quarter),
      homeTeam.score,
      awayTeam.score,
    ])
    const back = stations.filter((now, at) => now.some((value, of) => value < (stations[at - 1]?.[of] ?? 0)))
    expect(back).toEqual([])
    expect(new Set(frames.map(({ atS }) => atS)).size).toBe(frames.length)
  })

  it.each(games(ids.slice(0, 3)))('$sport $id keeps within what the controls allow', (game) => {
    for (const { game: shown } of replayOf(game).frames) {
      const { situation } = shown
      if (situation.kind === 'baseball') {
        expect(situation.balls).toBeLessThanOrEqual(3)
        expect(situation.strikes).toBeLessThanOrEqual(2)
        expect(situation.outs).toBeLessThanOrEqual(3)
      }
      if (situation.kind !== 'football') continue
      // A cleared field would mean that a play left the ball nowhere.
      expect(situation.down).toBeGreaterThan(0)
      expect(situation.yardLine).toBeGreaterThan(0)
      expect(situation.yardLine).toBeLessThan(100)
      expect(situation.distance).toBeGreaterThanOrEqual(0)
    }
  })

  it('has about as many points as real games', () => {
    const mean = (sport: SimulatedGame['sport']) =>
      ids
        .map((id) => total(replayOf(sampleSimulatedGame(sport, { id })).frames.at(-1)!.game))
        .reduce((sum, one) => sum + one, 0) / ids.length
    const means = Object.fromEntries(DEVELOPER_SPORTS.map((sport) => [sport, mean(sport)]))
    const usual = { NFL: [25, 65], NCAAF: [25, 65], NBA: [170, 260], MLB: [5, 15], NHL: [3, 10] } as const
    for (const sport of DEVELOPER_SPORTS) {
      expect(means[sport], sport).toBeGreaterThan(usual[sport][0])
      expect(means[sport], sport).toBeLessThan(usual[sport][1])
    }
  })
})

describe('a moment of a replay', () => {
  const replay = (sport: DeveloperSport = 'NBA') => replayOf(sampleSimulatedGame(sport))

  it('has clocks that run on between two plays', () => {
    const nba = replay()
    const first = nba.frames[2]!
    expect(first.game.quarter).toBe('1Q')
    const moment = momentAt(nba, first.atS + 3.5)
    expect(moment.timeLeft).toBe('11:57')
    expect(moment.situation).toMatchObject({ shotClock: 21 })
    expect(asGame(moment).quarter).toBe('1Q • 11:57')
    const nhl = replay('NHL')
    const begun = nhl.frames[2]!
    expect(momentAt(nhl, begun.atS + 3.5)).toEqual({ ...begun.game, timeLeft: '19:57' })
  })

  it('is a play from the second on in which it happens', () => {
    const nba = replay()
    for (const frame of nba.frames.slice(2, 20)) expect(momentAt(nba, frame.atS)).toEqual(frame.game)
  })

  it('exists at any position, also beyond the ends', () => {
    fc.assert(
      fc.property(fc.constantFrom(...DEVELOPER_SPORTS), fc.double({ noNaN: true }), (sport, atS) => {
        expect(asGame(momentAt(replay(sport), atS)).quarter).not.toBe('')
      }),
      { numRuns: 50 },
    )
    const nba = replay()
    expect(momentAt(nba, -1)).toBe(nba.frames[0].game)
    expect(momentAt(nba, nba.lengthS + 1).quarter).toBe('FINAL')
  })

  it('knows the play before and after it', () => {
    const nba = replay()
    const first = nba.frames[2]!
    expect(neighbourPlay(nba, 0, 1)).toBe(nba.frames[1]!.atS)
    expect(neighbourPlay(nba, first.atS, -1)).toBe(nba.frames[1]!.atS)
    expect(neighbourPlay(nba, first.atS + 1, -1)).toBe(first.atS)
    expect(neighbourPlay(nba, 0, -1)).toBe(0)
    expect(neighbourPlay(nba, nba.lengthS, 1)).toBe(nba.lengthS)
  })

  it('shows what has just happened on cards that have a place for it', () => {
    const nba = replay()
    const game = asGame(momentAt(nba, nba.frames[10]!.atS))
    expect(game).toMatchObject({ phase: 'live', situation: { lastPlay: nba.frames[10]!.game.lastPlay } })
  })
})
