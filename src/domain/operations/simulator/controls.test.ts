import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleSimulatedGame } from '../testing/samples'
import { withControl, type Control } from './controls'
import { phasesOf } from './phases'
import { DEVELOPER_SPORTS, type DeveloperSport, type SimulatedSituation } from './simulated-game'

const situation = (sport: DeveloperSport, ...controls: readonly Control[]): SimulatedSituation =>
  controls.reduce(withControl, sampleSimulatedGame(sport)).situation

describe('002 section 5: developer mode', () => {
  it.each([
    [1, 8],
    [-1, 6],
    [-9, 0],
    [NaN, 7],
  ])('score at least 0: 7 changed by %d is %d', (by, score) => {
    const game = withControl(sampleSimulatedGame(), { kind: 'score', side: 'home', by })
    expect([game.homeTeam.score, game.awayTeam.score]).toEqual([score, 3])
  })

  it.each([
    [2, 2],
    ['1', 1],
    [4, 3],
    [-1, 0],
    ['x', 0],
  ])('timeouts clamped 0 to 3: %s is %d', (count, timeouts) => {
    expect(situation('NFL', { kind: 'timeouts', side: 'away', count })).toMatchObject({
      homeTimeouts: 3,
      awayTimeouts: timeouts,
    })
  })

  it.each([
    ['down', 1, 1],
    ['down', '4', 4],
    ['down', 5, undefined],
    ['down', 0, undefined],
    ['down', '', undefined],
    ['down', 1.5, undefined],
    ['distance', 0, 0],
    ['distance', '99', 99],
    ['distance', 100, undefined],
    ['yardLine', 0, 0],
    ['yardLine', 100, 100],
    ['yardLine', 101, undefined],
    ['yardLine', 'x', undefined],
  ] as const)(
    '%s %j becomes %s (down 1-4, distance 0-99, yard line 0-100, else cleared)',
    (kind, value, left) => {
      const after: Readonly<Record<string, unknown>> = { ...situation('NFL', { kind, value }) }
      expect(after[kind]).toBe(left)
      expect(Object.keys(after).includes(kind)).toBe(left !== undefined)
    },
  )

  it.each([
    [14, 14],
    ['7', 7],
    [-1, 0],
    ['x', 0],
  ])('shot clock at least 0: %j is %d', (value, left) => {
    expect(situation('NBA', { kind: 'shotClock', value })).toMatchObject({ shotClock: left })
  })

  it.each([
    ['balls', 9, 3],
    ['strikes', 9, 2],
    ['outs', 9, 3],
    ['balls', -1, 0],
    ['strikes', 1, 1],
  ] as const)('%s changed by %d: %d (balls, outs to a top of 3 and strikes 2, floor 0)', (kind, by, left) => {
    expect(situation('MLB', { kind, by })).toMatchObject({ [kind]: left })
  })
})

describe('002 section 2: scoreboard controls', () => {
  const toggles: readonly [string, DeveloperSport, Control, object, object][] = [
    ['possession', 'NFL', { kind: 'possession' }, { possession: 'home' }, { possession: 'away' }],
    ['bonus', 'NBA', { kind: 'bonus' }, { inBonus: true }, { inBonus: false }],
    ['each base', 'MLB', { kind: 'base', base: 'onThird' }, { onThird: true }, { onThird: false }],
    ['power play', 'NHL', { kind: 'powerPlay' }, { powerPlay: true }, { powerPlay: false }],
  ]
  it.each(toggles)('toggle %s', (_words, sport, control, once, twice) => {
    expect(situation(sport, control)).toMatchObject(once)
    expect(situation(sport, control, control)).toMatchObject(twice)
  })

  it('strength text, clock text and phases', () => {
    expect(situation('NHL', { kind: 'strength', text: '5 on 4' })).toMatchObject({ strength: '5 on 4' })
    const game = sampleSimulatedGame('NFL')
    expect(withControl(game, { kind: 'clock', text: '2:00' }).timeLeft).toBe('2:00')
    expect(withControl(game, { kind: 'phase', phase: 'OT' }).quarter).toBe('OT')
    expect(withControl(game, { kind: 'next-phase' }).quarter).toBe('4Q')
    expect(withControl(game, { kind: 'previous-phase' }).quarter).toBe('HALFTIME')
  })

  it.each<[DeveloperSport, Control]>([
    ['NHL', { kind: 'possession' }],
    ['NFL', { kind: 'bonus' }],
    ['NBA', { kind: 'base', base: 'onFirst' }],
    ['MLB', { kind: 'powerPlay' }],
  ])('a control of another sport does nothing: %s, %j', (sport, control) => {
    expect(situation(sport, control)).toEqual(situation(sport))
  })
})

describe('any controls', () => {
  const number = fc.oneof(fc.integer(), fc.double(), fc.string())
  const control: fc.Arbitrary<Control> = fc.oneof(
    fc.record({
      kind: fc.constant('score' as const),
      side: fc.constantFrom('home' as const, 'away' as const),
      by: fc.double(),
    }),
    fc.record({ kind: fc.constant('phase' as const), phase: fc.string() }),
    fc.constantFrom<Control>({ kind: 'next-phase' }, { kind: 'previous-phase' }, { kind: 'powerPlay' }),
    fc.constantFrom<Control>({ kind: 'possession' }, { kind: 'bonus' }, { kind: 'base', base: 'onFirst' }),
    fc.record({
      kind: fc.constant('timeouts' as const),
      side: fc.constantFrom('home' as const, 'away' as const),
      count: number,
    }),
    fc.record({
      kind: fc.constantFrom('down' as const, 'distance' as const, 'yardLine' as const),
      value: number,
    }),
    fc.record({ kind: fc.constant('shotClock' as const), value: number }),
    fc.record({
      kind: fc.constantFrom('balls' as const, 'strikes' as const, 'outs' as const),
      by: fc.double(),
    }),
    fc.record({ kind: fc.constantFrom('clock' as const, 'strength' as const), text: fc.string() }),
  )

  it('leave a game within its limits', () => {
    fc.assert(
      fc.property(fc.constantFrom(...DEVELOPER_SPORTS), fc.array(control), (sport, controls) => {
        const game = controls.reduce(withControl, sampleSimulatedGame(sport))
        expect(phasesOf(sport)).toContain(phasesOf(sport).includes(game.quarter) ? game.quarter : '0Q')
        expect(game.homeTeam.score).toBeGreaterThanOrEqual(0)
        expect([0, 1, 2, 3]).toContain(game.situation.homeTimeouts)
        if (game.situation.kind === 'baseball') expect([0, 1, 2]).toContain(game.situation.strikes)
        if (game.situation.kind === 'football') expect([undefined, 1, 2, 3, 4]).toContain(game.situation.down)
        if (game.situation.kind === 'basketball') expect(game.situation.shotClock).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
