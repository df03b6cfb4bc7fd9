import { describe, expect, it } from 'vitest'
import { badSeeds, overtimeComplaint, THOUSANDS } from '../violations'
import { playBasketball } from './basketball'
import type { BasketballMoment } from './play'

const play = (seed: string, playoff: boolean) =>
  playBasketball({ seed, playoff, edge: 0.2, outdoor: false, forced: [] })

function ownRules(moment: BasketballMoment, before: BasketballMoment | undefined): string | undefined {
  if (moment.clock > (moment.period > 4 ? 300 : 720)) return 'too much on the clock'
  if (!before) return undefined
  const scored = moment.home - before.home + moment.away - before.away
  if (scored > 3) return `${scored} points at once`
  if (scored === 1 && moment.play?.kind !== 'freeThrow') return 'one point without a free throw'
  return undefined
}

function ending(moments: readonly BasketballMoment[]): string | undefined {
  const last = moments.at(-1)
  if (!last || last.home === last.away) return 'ends level'
  return overtimeComplaint(moments, 4)
}

describe('a basketball game', () => {
  it.each(THOUSANDS)('breaks no rule of the sport, whatever the seed from %i on', (from) => {
    expect(badSeeds(from, play, ownRules, ending)).toEqual([])
  })

  it('lasts about as long as in life', () => {
    const hours = [1, 2, 3, 4, 5].map((n) => (play(`length/${n}`, false).at(-1)?.at ?? 0) / 3_600_000)
    expect(hours.filter((length) => length < 1.8 || length > 3)).toEqual([])
  })

  it('stops between the quarters, longest at halftime', () => {
    const stops = play('stops', false).filter(
      (moment) => moment.stage === 'endPeriod' || moment.stage === 'halftime',
    )
    expect(stops.map((moment) => [moment.period, moment.stage, moment.clock]).slice(0, 3)).toEqual([
      [1, 'endPeriod', 0],
      [2, 'halftime', 0],
      [3, 'endPeriod', 0],
    ])
  })
})
