import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { livePhase, nextPhase, phasesOf, previousPhase } from './phases'
import { DEVELOPER_SPORTS } from './simulated-game'

const FOOTBALL_AND_NBA = '0Q, 1Q, 2Q, HALFTIME, 3Q, 4Q, OT, 2OT, FINAL'

describe('002 section 4: phase lists', () => {
  it.each([
    ['NFL', FOOTBALL_AND_NBA],
    ['NCAAF', FOOTBALL_AND_NBA],
    ['NBA', FOOTBALL_AND_NBA],
    ['NHL', '0Q, 1st, 2nd, 2nd INT, 3rd, OT, SO, FINAL'],
  ] as const)('%s: %s', (sport, phases) => {
    expect(phasesOf(sport).join(', ')).toBe(phases)
  })

  it('MLB: 0Q, then Top n and Bot n for innings 1-12, then FINAL', () => {
    const phases = phasesOf('MLB')
    expect(phases).toHaveLength(26)
    expect(phases.slice(0, 4)).toEqual(['0Q', 'Top 1', 'Bot 1', 'Top 2'])
    expect(phases.slice(-2)).toEqual(['Bot 12', 'FINAL'])
  })

  it.each([
    ['NFL', '1Q'],
    ['NCAAF', '1Q'],
    ['NBA', '1Q'],
    ['MLB', 'Top 1'],
    ['NHL', '1st'],
  ] as const)('the live phase of %s is %s', (sport, phase) => {
    expect(livePhase(sport)).toBe(phase)
  })

  it('Previous/Next moves along the list, clamped at both ends', () => {
    expect([nextPhase('NFL', '2Q'), previousPhase('NFL', '2Q')]).toEqual(['HALFTIME', '1Q'])
    expect([nextPhase('NHL', 'FINAL'), previousPhase('NHL', '0Q')]).toEqual(['FINAL', '0Q'])
    expect([nextPhase('NHL', '3Q • 8:36'), previousPhase('NHL', 'nonsense')]).toEqual(['1st', '0Q'])
  })

  it('always stays on the list', () => {
    fc.assert(
      fc.property(fc.constantFrom(...DEVELOPER_SPORTS), fc.string(), (sport, phase) => {
        expect(phasesOf(sport)).toContain(nextPhase(sport, phase))
        expect(phasesOf(sport)).toContain(previousPhase(sport, phase))
      }),
    )
  })
})
