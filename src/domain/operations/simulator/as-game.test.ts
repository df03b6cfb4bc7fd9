import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Game } from '../../game/game'
import { finalGame, liveGame, offGame, sampleTeam, scheduledGame } from '../../testing/sample-game'
import { sampleSimulatedGame } from '../testing/samples'
import { asGame } from './as-game'
import { withControl, type Control } from './controls'
import { simulatedFrom } from './load-game'
import { phasesOf } from './phases'
import { withPreset } from './presets'
import { DEVELOPER_SPORTS, type DeveloperSport } from './simulated-game'

const DAL = sampleTeam({ abbreviation: 'DAL', name: 'Cowboys', ranking: 4, score: 7 })
const PHI = sampleTeam({ id: '2', abbreviation: 'PHI', name: 'Eagles', score: 3 })
const teams = { homeTeam: DAL, awayTeam: PHI }

const play = (sport: DeveloperSport, ...controls: readonly Control[]) =>
  asGame(controls.reduce(withControl, withPreset(sampleSimulatedGame(sport), 'live')))

/** Loaded and then changed. */
const scored = (game: Game, sport: DeveloperSport) =>
  asGame(withControl(simulatedFrom(game, sport), { kind: 'score', side: 'away', by: 1 }))

const situationOf = (game: Game) => (game.phase === 'live' ? game.situation : undefined)

describe('002 section 2: the preview shows a simulated game on the card of real ones', () => {
  it('names, places and texts are those of the loaded game, scores those of the knobs', () => {
    const loaded = liveGame({
      ...teams,
      headline: 'Week 1',
      weather: { temp: 70, condition: 'Clear', estimated: false },
    })
    const changed = withControl(simulatedFrom(loaded, 'NFL'), { kind: 'score', side: 'away', by: 7 })
    expect(asGame(changed)).toEqual({
      ...loaded,
      awayTeam: { ...PHI, score: 10 },
      startTime: '3Q • 8:36',
      situation: {
        kind: 'football',
        down: 1,
        distance: 10,
        yardLine: 25,
        possession: 'PHI',
        possessionText: 'DAL 25',
        downDistanceText: '1st & 10',
        homeTimeouts: 3,
        awayTimeouts: 3,
      },
    })
  })

  it.each([
    ['NFL', finalGame({ ...teams, quarter: 'FINAL/OT' })],
    ['MLB', finalGame({ ...teams, quarter: 'FINAL/10' })],
    ['MLB', liveGame({ ...teams, quarter: 'DELAYED', delay: 'Rain Delay' })],
    ['NCAAF', liveGame({ ...teams, quarter: '3OT • 1:00' })],
  ] as const)('a game of the %s that nobody has changed is the one of the board', (sport, game) => {
    const loaded = simulatedFrom(game, sport)
    expect(asGame(loaded)).toEqual(game)
    const changed = withControl(loaded, { kind: 'score', side: 'away', by: 7 })
    expect(asGame(changed).quarter).not.toBe(game.quarter)
    expect(asGame(withControl(changed, { kind: 'score', side: 'away', by: -7 }))).toEqual(game)
  })

  it('Pregame, Final and a game that was called off', () => {
    const delayed = liveGame({ ...teams, delay: 'Rain Delay' })
    const before = withPreset(simulatedFrom(delayed, 'MLB'), 'pregame')
    const facts = { ...scheduledGame(teams), timeLeft: '', startTime: '' }
    expect(asGame(before)).toEqual(facts)
    const over = withPreset(simulatedFrom(delayed, 'MLB'), 'final')
    expect(asGame(over)).toEqual(finalGame({ ...teams, timeLeft: '0:00', startTime: 'FINAL' }))
    const off = offGame(teams)
    expect(asGame(simulatedFrom(off, 'NFL'))).toEqual(off)
    expect(asGame(withPreset(simulatedFrom(off, 'NFL'), 'pregame'))).toEqual(facts)
    expect(asGame(simulatedFrom(scheduledGame(teams), 'NFL'))).toEqual(scheduledGame(teams))
  })

  it.each([
    ['NFL', 'HALFTIME', 'HALF'],
    ['NFL', '4Q', '4Q • 15:00'],
    ['NCAAF', 'OT', 'OT • 15:00'],
    ['NCAAF', '2OT', '2OT • 15:00'],
    ['NBA', '1Q', '1Q • 12:00'],
    ['NBA', 'HALFTIME', 'HALF'],
    ['NBA', '2OT', 'OT2 • 12:00'],
    ['NHL', '1st', '1P • 20:00'],
    ['NHL', '2nd INT', 'End of 2P'],
    ['NHL', 'OT', 'OT1 • 20:00'],
    ['NHL', 'SO', 'SO'],
    ['MLB', 'Top 1', 'Top 1st 0-0'],
    ['MLB', 'Bot 12', 'Bot 12th 0-0'],
  ] as const)('%s %s reads %s', (sport, phase, label) => {
    expect(play(sport, { kind: 'phase', phase }).quarter).toBe(label)
  })

  it('a 4th quarter without time left reads as a real one', () => {
    const end: readonly Control[] = [
      { kind: 'phase', phase: '4Q' },
      { kind: 'clock', text: '0:00' },
    ]
    expect(play('NFL', ...end).quarter).toBe('FINAL')
    expect(play('NFL', ...end, { kind: 'score', side: 'away', by: 4 }).quarter).toBe('End of 4Q')
  })
})

describe('the situation of a simulated game', () => {
  it('football: down, distance, yard line, possession, timeouts', () => {
    const controls: readonly Control[] = [
      { kind: 'possession' },
      { kind: 'down', value: 3 },
      { kind: 'distance', value: 0 },
      { kind: 'yardLine', value: 96 },
      { kind: 'timeouts', side: 'home', count: 1 },
    ]
    expect(situationOf(play('NFL', ...controls))).toEqual({
      kind: 'football',
      down: 3,
      distance: 0,
      yardLine: 96,
      possession: 'DAL',
      possessionText: 'PHI 4',
      downDistanceText: '3rd & Goal',
      homeTimeouts: 1,
      awayTimeouts: 3,
    })
  })

  const timeouts = { kind: 'football', homeTimeouts: 3, awayTimeouts: 3 }

  it.each(['down', 'distance', 'yardLine'] as const)(
    'football: with the %s cleared there is no down, but still a ball and timeouts',
    (kind) => {
      for (const value of ['', ' '])
        expect(situationOf(play('NFL', { kind, value }))).toEqual({ ...timeouts, possession: 'PHI' })
    },
  )

  it('football: a place off the field and a distance beyond it have no words', () => {
    const situation = {
      kind: 'football',
      possession: 'DAL',
      down: 1,
      distance: 100,
      yardLine: 101,
      downDistanceText: '1st & 100',
    } as const
    expect(situationOf(scored(liveGame({ ...teams, situation }), 'NFL'))).toStrictEqual({
      ...situation,
      ...timeouts,
      downDistanceText: '',
    })
  })

  it('football: nobody has the ball at halftime', () => {
    expect(situationOf(play('NFL', { kind: 'phase', phase: 'HALFTIME' }))).toEqual(timeouts)
  })

  it('baseball: count, bases, and the visitors bat first', () => {
    const controls: readonly Control[] = [
      { kind: 'balls', by: 2 },
      { kind: 'outs', by: 1 },
      { kind: 'base', base: 'onSecond' },
    ]
    const top = play('MLB', ...controls)
    const count = { balls: 2, strikes: 0, outs: 1, onFirst: false, onSecond: true, onThird: false }
    expect(situationOf(top)).toEqual({ kind: 'baseball', ...count, possession: 'PHI' })
    expect(top.quarter).toBe('Top 1st 2-0')
    const bottom = play('MLB', ...controls, { kind: 'next-phase' })
    expect(situationOf(bottom)).toEqual({ kind: 'baseball', ...count, possession: 'DAL' })
  })

  it('basketball: shot clock and bonus', () => {
    const controls: readonly Control[] = [{ kind: 'shotClock', value: 7 }, { kind: 'bonus' }]
    expect(situationOf(play('NBA', ...controls))).toEqual({
      kind: 'basketball',
      lastPlay: '',
      shotClock: 7,
      inBonus: true,
    })
  })

  it.each([
    ['Even', false, { powerPlay: false, strength: 'even' }],
    ['Even', true, { powerPlay: true, strength: 'power play' }],
    ['Power Play', false, { powerPlay: true, strength: 'power play' }],
    ['Shorthanded', false, { powerPlay: true, strength: 'power play' }],
    ['Empty Net', false, { powerPlay: false, strength: 'empty net' }],
    ['5 on 5', false, { powerPlay: false, strength: 'even' }],
  ] as const)('hockey: strength "%s", power play %s', (text, powerPlay, strength) => {
    const controls: readonly Control[] = [
      { kind: 'strength', text },
      ...(powerPlay ? [{ kind: 'powerPlay' } as const] : []),
    ]
    expect(situationOf(play('NHL', ...controls))).toEqual({ kind: 'hockey', lastPlay: '', ...strength })
  })

  it('the last play is that of the loaded game', () => {
    const situation = { kind: 'hockey', lastPlay: 'Save', powerPlay: false, strength: 'even' } as const
    const loaded = scored(liveGame({ ...teams, quarter: '2P • 9:03', situation }), 'NHL')
    expect(situationOf(loaded)).toEqual(situation)
    const layup = { kind: 'basketball', lastPlay: 'Layup' } as const
    const game = scored(liveGame({ ...teams, situation: layup }), 'NBA')
    expect(situationOf(game)).toEqual({ ...layup, shotClock: 24, inBonus: false })
  })
})

describe('there and back', () => {
  const cases = DEVELOPER_SPORTS.flatMap((sport) => phasesOf(sport).map((phase) => [sport, phase] as const))

  it.each(cases)('%s %s is loaded as it is shown', (sport, phase) => {
    const shown = asGame(
      withControl(withPreset(sampleSimulatedGame(sport), 'live'), { kind: 'phase', phase }),
    )
    expect(simulatedFrom(shown, sport).quarter).toBe(phase)
  })

  it('the label is never empty, whatever is typed into the clock', () => {
    const sport = fc.constantFrom(...DEVELOPER_SPORTS)
    fc.assert(
      fc.property(sport, fc.nat(30), fc.string(), (of, step, text) => {
        const phases = phasesOf(of)
        const phase = phases[step % phases.length]!
        const game = play(of, { kind: 'phase', phase }, { kind: 'clock', text })
        expect(game.quarter).not.toBe('')
      }),
    )
  })
})
