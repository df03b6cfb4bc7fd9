import { describe, expect, it } from 'vitest'
import { sampleSimulatedGame } from '../../testing/samples'
import type { DeveloperSport, SimulatedGame } from '../simulated-game'
import { playPeriods } from './play-periods'
import { startTape } from './tape'

const teams = { homeTeam: { abbreviation: 'DAL', score: 0 }, awayTeam: { abbreviation: 'PHI', score: 0 } }

/** Rolls with which nobody ever scores: drives that go nowhere, shots that miss. */
const NOBODY_SCORES = { NFL: 0.1, NCAAF: 0.1, NBA: 0.1, NHL: 0.5, MLB: 0.5 } as const
/** Rolls with which somebody soon does. */
const SOMEBODY_SCORES = { NFL: 0.9, NCAAF: 0.9, NBA: 0.99, NHL: 0.01, MLB: 0.99 } as const

/** Nobody scores but in this phase. */
function framesOf(sport: DeveloperSport, scoringPhase?: string, changes: Partial<SimulatedGame> = {}) {
  const tape = startTape(sampleSimulatedGame(sport, { ...teams, quarter: '0Q', ...changes }))
  playPeriods(tape, () =>
    tape.game().quarter === scoringPhase ? SOMEBODY_SCORES[sport] : NOBODY_SCORES[sport],
  )
  const [, ...frames] = tape.frames()
  return frames
}
const scoreOf = ({ awayTeam, homeTeam }: SimulatedGame) => [awayTeam.score, homeTeam.score]
const phasesIn = (frames: ReturnType<typeof framesOf>) => [...new Set(frames.map(({ game }) => game.quarter))]

describe('a replay with a clock in which nobody scores', () => {
  it.each([
    ['NFL', '1Q 2Q HALFTIME 3Q 4Q OT 2OT', [0, 3], 4 * 930 + 30 + 2 * 630 + 30],
    ['NBA', '1Q 2Q HALFTIME 3Q 4Q OT 2OT', [0, 1], 4 * 750 + 30 + 2 * 330 + 30],
    ['NHL', '1st 2nd 2nd INT 3rd OT SO', [1, 0], 3 * 1230 + 30 + 330 + 30 + 30],
  ] as const)(
    '%s goes through %s and gets a winner: %j after %d seconds',
    (sport, phases, score, lengthS) => {
      const frames = framesOf(sport)
      const last = frames.at(-1)!
      expect(phasesIn(frames).join(' ')).toBe(phases)
      expect(scoreOf(last.game)).toEqual(score)
      expect(last.game.lastPlay).toBe(`${score[1] > 0 ? 'DAL' : 'PHI'} wins it`)
      expect(last.atS).toBe(lengthS)
    },
  )

  it.each([
    ['NFL', '1Q', '15:00'],
    ['NFL', 'OT', '10:00'],
    ['NBA', '3Q', '12:00'],
    ['NBA', '2OT', '5:00'],
    ['NHL', '2nd', '20:00'],
    ['NHL', 'OT', '5:00'],
  ] as const)('%s %s begins at %s and ends at 0:00', (sport, phase, clock) => {
    const frames = framesOf(sport).filter(
      ({ game, clockS }) => game.quarter === phase && clockS !== undefined,
    )
    expect(frames[0]!.game).toMatchObject({ timeLeft: clock, lastPlay: `${phase} begins` })
    expect(frames.at(-1)!.game.timeLeft).toBe('0:00')
    expect(frames.filter(({ clockS }) => clockS === 0)).toHaveLength(1)
  })

  it('stands still in breaks and in a shootout', () => {
    const still = framesOf('NHL').filter(({ clockS }) => clockS === undefined)
    expect(still.map(({ game }) => game.lastPlay)).toEqual(['2nd INT', 'SO', 'PHI wins it'])
  })
})

describe('overtime in a replay', () => {
  it('is played only while the game is tied', () => {
    expect(phasesIn(framesOf('NHL', '1st')).at(-1)).toBe('3rd')
    expect(phasesIn(framesOf('NHL', 'OT')).at(-1)).toBe('OT')
    expect(phasesIn(framesOf('NBA', 'OT')).at(-1)).toBe('OT')
  })

  it('ends with the first score in football and hockey, and with its clock in basketball', () => {
    const ends = (sport: DeveloperSport) => framesOf(sport, 'OT').at(-1)!
    expect(scoreOf(ends('NHL').game)).toEqual([0, 1])
    expect(ends('NFL').game.lastPlay).toMatch(/touchdown$/)
    // Fifteen possessions of at most 21 seconds, with three points each.
    expect(ends('NBA')).toMatchObject({ clockS: 0, game: { awayTeam: { score: 45 } } })
  })

  it('needs no winning play when the last one is decided', () => {
    expect(framesOf('NBA', '2OT').at(-1)).toMatchObject({ clockS: 0, game: { quarter: '2OT' } })
  })

  it('does not end a period of regular time', () => {
    const first = framesOf('NHL', '1st').filter(({ game }) => game.quarter === '1st')
    expect(first.at(-1)!.clockS).toBe(0)
  })
})

describe('a period of a replay begins', () => {
  const begun = (sport: DeveloperSport, phase: string, changes: Partial<SimulatedGame> = {}) =>
    framesOf(sport, undefined, changes).find(({ game }) => game.lastPlay === `${phase} begins`)!.game
      .situation

  it('in football with full timeouts and a kick-off in each half, which the hosts receive after the break', () => {
    const situation = {
      kind: 'football',
      homeTimeouts: 0,
      awayTimeouts: 0,
      possession: 'home',
      down: 3,
      distance: 2,
      yardLine: 50,
    } as const
    const full = { homeTimeouts: 3, awayTimeouts: 3, down: 1, distance: 10 }
    expect(begun('NFL', '1Q', { situation })).toMatchObject({ ...full, possession: 'away', yardLine: 75 })
    expect(begun('NFL', '3Q', { situation })).toMatchObject({ ...full, possession: 'home', yardLine: 25 })
    expect(begun('NFL', 'OT', { situation })).toMatchObject({ ...full, possession: 'away', yardLine: 75 })
  })

  it.each([
    ['2Q', '1Q'],
    ['4Q', '3Q'],
  ])('in football where the one before ended: %s after a score in the %s', (phase, scoringPhase) => {
    const frames = framesOf('NFL', scoringPhase)
    const at = frames.findIndex(({ game }) => game.lastPlay === `${phase} begins`)
    const before = frames.slice(0, at).findLast(({ clockS }) => clockS === 0)!
    expect(frames[at]!.game.situation).toEqual(before.game.situation)
  })

  it('in basketball with a full shot clock and no bonus', () => {
    const full = { shotClock: 24, inBonus: false }
    const inBonus = {
      kind: 'basketball',
      homeTimeouts: 3,
      awayTimeouts: 3,
      shotClock: 5,
      inBonus: true,
    } as const
    expect(begun('NBA', '1Q', { situation: inBonus })).toMatchObject(full)
    expect(begun('NBA', '1Q', { situation: { ...inBonus, inBonus: false } })).toMatchObject(full)
  })

  it('in hockey as the one before ended', () => {
    const situation = {
      kind: 'hockey',
      homeTimeouts: 3,
      awayTimeouts: 3,
      powerPlay: true,
      strength: 'Even',
    } as const
    expect(begun('NHL', '1st', { situation })).toEqual(situation)
  })
})
