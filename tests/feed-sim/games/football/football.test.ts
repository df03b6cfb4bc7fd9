import { describe, expect, it } from 'vitest'
import { badSeeds, overtimeComplaint, THOUSANDS } from '../violations'
import { playFootball } from './football'
import type { FootballMoment } from './play'

const play = (seed: string, playoff: boolean, forced: Parameters<typeof playFootball>[0]['forced'] = []) =>
  playFootball({ seed, playoff, edge: 0.2, outdoor: true, forced })

function ownRules(moment: FootballMoment, before: FootballMoment | undefined): string | undefined {
  const { down, toGo, spot } = moment
  if (![-1, 1, 2, 3, 4].includes(down)) return `down ${down}`
  if (down === -1 ? toGo !== -1 : toGo < 1 || toGo > 100 - spot) return `${down} and ${toGo} at ${spot}`
  if (spot < 0 || spot > 100) return `ball at ${spot}`
  if (moment.homeTimeouts < 0 || moment.awayTimeouts < 0) return 'a timeout too many'
  const scored = before ? moment.home - before.home + moment.away - before.away : 0
  return [0, 1, 2, 3, 6].includes(scored) ? undefined : `${scored} points in one play`
}

function ending(moments: readonly FootballMoment[], playoff: boolean): string | undefined {
  const last = moments.at(-1)
  if (!last) return 'nothing happens'
  if (last.home === last.away && (playoff || last.period < 5)) return 'ends level'
  if (!playoff && last.period > 5) return 'a second overtime in the regular season'
  return overtimeComplaint(moments, 4)
}

describe('a football game', () => {
  it.each(THOUSANDS)('breaks no rule of the sport, whatever the seed from %i on', (from) => {
    expect(badSeeds(from, play, ownRules, ending)).toEqual([])
  })

  it('lasts about as long as in life', () => {
    const hours = [1, 2, 3, 4, 5].map((n) => (play(`length/${n}`, false).at(-1)?.at ?? 0) / 3_600_000)
    expect(hours.filter((length) => length < 2.4 || length > 4)).toEqual([])
  })

  it('warns both teams once in each half when two minutes are left', () => {
    const warnings = play('warning', false).filter((moment) => moment.play?.kind === 'twoMinuteWarning')
    expect(warnings.map((moment) => moment.period)).toEqual([2, 4])
    expect(warnings.every((moment) => moment.clock <= 120)).toBe(true)
  })

  it('has no down between a score and the kick-off after it', () => {
    const scores = play('scores', false).filter(
      (moment) => moment.play?.kind === 'fieldGoal' && moment.play.good,
    )
    expect(scores.length).toBeGreaterThan(0)
    expect(scores.every((moment) => moment.down === -1)).toBe(true)
  })

  it('takes a score from outside without touching what came before it', () => {
    const at = 3_600_000
    const plain = play('forced', false)
    const forced = play('forced', false, [{ at, side: 'away', points: 7 }])
    const before = plain.filter((moment) => moment.at < at)
    expect(forced.slice(0, before.length)).toEqual(before)
    const score = forced.filter((moment) => moment.at <= at).at(-1)
    expect(score?.away).toBe((before.at(-1)?.away ?? 0) + 7)
  })
})
