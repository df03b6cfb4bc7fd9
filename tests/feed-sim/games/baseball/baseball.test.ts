import { describe, expect, it } from 'vitest'
import { badSeeds, THOUSANDS } from '../violations'
import { playBaseball } from './baseball'
import type { BaseballMoment } from './play'

const play = (seed: string, playoff: boolean) =>
  playBaseball({ seed, playoff, edge: 0.1, outdoor: true, forced: [] })

function ownRules(moment: BaseballMoment, before: BaseballMoment | undefined): string | undefined {
  const { balls, strikes, outs, stage } = moment
  if (balls < 0 || balls > 3 || strikes < 0 || strikes > 2) return `count ${balls}-${strikes}`
  if (outs < 0 || outs > 2) return `${outs} outs`
  if (stage === 'break' && moment.bases.some((runner) => runner !== undefined))
    return 'runners between innings'
  const runners = moment.bases.filter((runner) => runner !== undefined)
  if (new Set(runners).size < runners.length) return 'one runner on two bases'
  const fielding = moment.half === 'top' ? 'home' : 'away'
  return before && moment[fielding] > before[fielding] ? 'a run for the side in the field' : undefined
}

function ending(moments: readonly BaseballMoment[]): string | undefined {
  const last = moments.at(-1)
  if (!last || last.home === last.away) return 'ends level'
  if (last.period < 9) return 'too few innings'
  if (last.half === 'top' && last.home < last.away) return 'the home side did not get its turn'
  const extra = moments.find((moment) => moment.period > 9)
  return extra && extra.home !== extra.away ? 'extra innings although somebody leads' : undefined
}

describe('a baseball game', () => {
  it.each(THOUSANDS)('breaks no rule of the sport, whatever the seed from %i on', (from) => {
    expect(badSeeds(from, play, ownRules, ending)).toEqual([])
  })

  it('lasts about as long as in life', () => {
    const hours = [1, 2, 3, 4, 5].map((n) => (play(`length/${n}`, false).at(-1)?.at ?? 0) / 3_600_000)
    expect(hours.filter((length) => length < 1.8 || length > 6)).toEqual([])
  })

  it('leaves out the bottom of the ninth when the home team leads, and stops it with the winning run', () => {
    const games = Array.from({ length: 200 }, (_, n) => play(`home/${n}`, false))
    const homeWins = games.filter((moments) => {
      const last = moments.at(-1)
      return last && last.home > last.away
    })
    const skipped = homeWins.filter((moments) => moments.at(-1)?.half === 'top')
    const walkOffs = homeWins.filter((moments) => moments.at(-1)?.half === 'bottom')
    expect(skipped.length).toBeGreaterThan(0)
    expect(walkOffs.length).toBeGreaterThan(0)
    const lateRuns = walkOffs.filter((moments) => {
      const last = moments.at(-1)
      const leading = moments.filter(
        (moment) => moment.half === 'bottom' && moment.period >= 9 && moment.home > moment.away,
      )
      return leading.some((moment) => moment.home !== last?.home)
    })
    expect(lateRuns).toEqual([])
  })

  it.each([0, 500, 1000, 1500])(
    'counts no run after the winning one, unless it was a home run: from seed %i on',
    (from) => {
      const games = Array.from({ length: 500 }, (_, n) => play(`margin/${from + n}`, false))
      const margins = games.flatMap((moments) => {
        const last = moments.at(-1)
        const { play: winning } = moments.at(-2) ?? {}
        const walkOff = last?.half === 'bottom' && last.home > last.away
        const homer = winning?.kind === 'hit' && winning.hit === 'homeRun'
        return walkOff && !homer ? [last.home - last.away] : []
      })
      expect(new Set(margins)).toEqual(new Set([1]))
    },
  )

  it('begins extra innings with a runner on second, except in the playoffs', () => {
    const tenth = (playoff: boolean) =>
      Array.from({ length: 300 }, (_, n) => play(`extra/${n}`, playoff))
        .map((moments) => moments.find((moment) => moment.period === 10))
        .filter((moment) => moment !== undefined)
        .map((moment) => moment.bases[1] !== undefined)
    expect([...new Set(tenth(false))]).toEqual([true])
    expect([...new Set(tenth(true))]).toEqual([false])
  })
})
