import { describe, expect, it } from 'vitest'
import { badSeeds, overtimeComplaint, THOUSANDS } from '../violations'
import { playHockey } from './hockey'
import type { HockeyMoment } from './play'

const play = (seed: string, playoff: boolean) =>
  playHockey({ seed, playoff, edge: 0.2, outdoor: false, forced: [] })

function ownRules(
  moment: HockeyMoment,
  before: HockeyMoment | undefined,
  playoff: boolean,
): string | undefined {
  const short = moment.period > 3 && !playoff
  if (moment.clock > (short ? 300 : 1200)) return 'too much on the clock'
  if (moment.period > 5 && !playoff) return 'a period after the shoot-out'
  if (!before) return undefined
  const scored = moment.home - before.home + moment.away - before.away
  if (scored > 1) return `${scored} goals at once`
  const awarded = moment.stage === 'final' && moment.period === 5 && !playoff
  return scored === 1 && moment.play?.kind !== 'goal' && !awarded ? 'a score without a goal' : undefined
}

function ending(moments: readonly HockeyMoment[]): string | undefined {
  const last = moments.at(-1)
  if (!last || last.home === last.away) return 'ends level'
  const leadInOvertime = moments.filter((moment) => moment.period > 3 && moment.home !== moment.away)
  if (leadInOvertime.length > 2) return 'play goes on after the deciding goal'
  return overtimeComplaint(moments, 3)
}

describe('a hockey game', () => {
  it.each(THOUSANDS)('breaks no rule of the sport, whatever the seed from %i on', (from) => {
    expect(badSeeds(from, play, ownRules, ending)).toEqual([])
  })

  it('lasts about as long as in life', () => {
    const hours = [1, 2, 3, 4, 5].map((n) => (play(`length/${n}`, false).at(-1)?.at ?? 0) / 3_600_000)
    expect(hours.filter((length) => length < 2 || length > 3.4)).toEqual([])
  })

  it('settles a level game after five minutes more by a shoot-out, in the playoffs by another period', () => {
    const lastPeriods = (playoff: boolean) =>
      new Set(Array.from({ length: 300 }, (_, n) => play(`late/${n}`, playoff).at(-1)?.period))
    expect(lastPeriods(false)).toEqual(new Set([3, 4, 5]))
    const late = Array.from({ length: 300 }, (_, n) => play(`late/${n}`, true)).find(
      (moments) => (moments.at(-1)?.period ?? 0) > 4,
    )
    expect(late?.some((moment) => moment.stage === 'shootout')).toBe(false)
  })

  it('gives the side with a man more its power play until it scores', () => {
    const goals = Array.from({ length: 40 }, (_, n) => play(`power/${n}`, false))
      .flat()
      .filter((moment) => moment.play?.kind === 'goal')
    const strengths = goals.map((moment) => (moment.play?.kind === 'goal' ? moment.play.strength : ''))
    expect(strengths).toContain('powerPlay')
    expect(strengths).toContain('even')
  })
})
