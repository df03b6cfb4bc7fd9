import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { teamOdds } from '../../odds/team-odds'
import { sampleLine } from '../../odds/testing/sample-odds'
import { sampleSimulatedGame } from '../testing/samples'
import { beginSimulation, shownGame, simulationAfter, type SimulationAction } from './simulation'

const loaded = sampleSimulatedGame('NFL')
const after = (...actions: readonly SimulationAction[]) =>
  actions.reduce(simulationAfter, beginSimulation(loaded))

describe('002 section 4: developer mode', () => {
  it('Reset restores the loaded game', () => {
    const changed = after(
      { kind: 'preset', preset: 'final' },
      { kind: 'control', control: { kind: 'score', side: 'away', by: 7 } },
    )
    expect(changed.game).not.toEqual(loaded)
    expect(simulationAfter(changed, { kind: 'reset' }).game).toEqual(loaded)
  })

  it('another game is loaded in its place', () => {
    const other = sampleSimulatedGame('MLB')
    expect(
      after({ kind: 'preset', preset: 'live' }, { kind: 'load', game: other }, { kind: 'reset' }).game,
    ).toBe(other)
  })
})

describe('the loaded game as the feed has it by now', () => {
  const newer = sampleSimulatedGame('NFL', { timeLeft: '7:00' })

  it('is shown while nothing was done to it', () => {
    expect(after({ kind: 'load', game: newer }).game).toBe(newer)
  })

  it('waits for Reset when something was done to it', () => {
    const changed = after({ kind: 'preset', preset: 'final' }, { kind: 'load', game: newer })
    expect(changed.game.quarter).toBe('FINAL')
    expect(simulationAfter(changed, { kind: 'reset' }).game).toBe(newer)
  })

  it('is no other game, nor one with its id of another sport: that is shown at once', () => {
    for (const other of [sampleSimulatedGame('NFL', { id: '7' }), sampleSimulatedGame('NBA')])
      expect(after({ kind: 'preset', preset: 'final' }, { kind: 'load', game: other }).game).toBe(other)
  })

  it('gives way to a moment of its replay', () => {
    expect(after({ kind: 'show', game: newer })).toMatchObject({ game: newer, loaded })
  })
})

describe('002 section 9: mock odds defaults', () => {
  const real = teamOdds(sampleLine({ homeSpread: 7 }), 'home')

  it('home spread -3.5 at -110, moneyline -150, over/under 47.5, away +3.5 at -110, moneyline +130', () => {
    const shown = shownGame(after({ kind: 'force-mock-odds', on: true }))
    expect(shown.homeTeamOdds).toMatchObject({
      spread: -3.5,
      spreadOdds: -110,
      moneyLine: -150,
      overUnder: 47.5,
    })
    expect(shown.awayTeamOdds).toMatchObject({
      spread: 3.5,
      spreadOdds: -110,
      moneyLine: 130,
      overUnder: 47.5,
    })
    expect(shown.homeTeamOdds).toMatchObject({
      providerName: 'Mock odds',
      providerId: 'mock',
      details: 'DAL -3.5',
    })
    expect([shown.homeTeamOdds?.favorite, shown.awayTeamOdds?.underdog]).toEqual([true, true])
  })

  it('take the place of real odds only while forced', () => {
    const game = sampleSimulatedGame('NFL', { homeTeamOdds: real })
    expect(shownGame(beginSimulation(game))).toBe(game)
    const forced = simulationAfter(beginSimulation(game), { kind: 'force-mock-odds', on: true })
    expect(shownGame(forced).homeTeamOdds?.spread).toBe(-3.5)
    expect(shownGame(simulationAfter(forced, { kind: 'force-mock-odds', on: false }))).toBe(game)
  })

  it('any actions end in the loaded game after Reset', () => {
    const action = fc.oneof(
      fc.constantFrom<SimulationAction>(
        { kind: 'reset' },
        { kind: 'control', control: { kind: 'next-phase' } },
      ),
      fc.record({ kind: fc.constant('force-mock-odds' as const), on: fc.boolean() }),
      fc.record({
        kind: fc.constant('preset' as const),
        preset: fc.constantFrom('live' as const, 'pregame' as const, 'final' as const),
      }),
    )
    fc.assert(
      fc.property(fc.array(action), (actions) => {
        expect(after(...actions, { kind: 'reset' }).game).toEqual(loaded)
      }),
    )
  })
})
