import { describe, expect, it } from 'vitest'
import type { Situation } from '../game/situation'
import { liveGame } from '../testing/sample-game'
import { liveFacts } from './live-facts'

const FACTS = liveGame()
const AWAY = FACTS.awayTeam.abbreviation
const facts = (situation: Situation, more: object = {}, lastPlay?: string) =>
  liveFacts(liveGame({ situation, ...more }), lastPlay).map(({ label, text }) => `${label}: ${text}`)

const DOWN: Situation = {
  kind: 'football',
  down: 3,
  distance: 7,
  yardLine: 66,
  possession: AWAY,
  possessionText: 'HOM 34',
  downDistanceText: '3rd & 7 at HOM 34',
  homeTimeouts: 2,
  awayTimeouts: 0,
}
const BAT: Situation = {
  kind: 'baseball',
  balls: 2,
  strikes: 1,
  outs: 1,
  onFirst: true,
  onSecond: false,
  onThird: true,
  possession: 'AWA',
}
const EVEN: Situation = { kind: 'hockey', lastPlay: 'Faceoff', powerPlay: false, strength: 'even' }

describe('issue 13: the facts of a live game, for everybody', () => {
  it('are in football who has the ball, the down and the timeouts that are left', () => {
    expect(facts(DOWN)).toEqual([`Ball: ${AWAY}, 3rd & 7 at HOM 34`, `Timeouts: ${AWAY} 0 · HOM 2`])
  })

  it('are in football only what the feed tells', () => {
    const { possession: _ball, awayTimeouts: _left, ...rest } = DOWN
    expect(facts(rest)).toEqual(['Ball: 3rd & 7 at HOM 34', 'Timeouts: HOM 2'])
    expect(facts({ kind: 'football', awayTimeouts: 1 })).toEqual([`Timeouts: ${AWAY} 1`])
    expect(facts({ kind: 'football' })).toEqual([])
  })

  it('hold no down in a break, when the feed still shows the last one, but keep ball and timeouts', () => {
    expect(facts(DOWN, { quarter: 'HALF' })).toEqual([`Ball: ${AWAY}`, `Timeouts: ${AWAY} 0 · HOM 2`])
  })

  it('are in baseball the batter, the count, the outs and the bases', () => {
    expect(facts(BAT)).toEqual(['At bat: AWA', 'Inning: Count 2-1 · 1 out · On first and third'])
    const walked = { ...BAT, balls: 4, outs: 2, possession: '' } as const
    expect(facts(walked)).toEqual(['Inning: 2 outs · On first and third'])
  })

  it('hold no batter and no power play when nothing has changed for hours', () => {
    const stuckSince = '2026-09-06T18:00:00Z'
    const more = { ...EVEN, powerPlay: true, strength: 'power play', possession: 'CAR' } as const
    expect([facts(BAT, { stuckSince }), facts(more, { stuckSince })]).toEqual([[], ['Last play: Faceoff']])
  })

  it('say in hockey who has more men, and nothing at even strength', () => {
    expect(facts(EVEN)).toEqual(['Last play: Faceoff'])
    const more = { ...EVEN, powerPlay: true, strength: 'power play', possession: 'CAR' } as const
    expect(facts(more)).toEqual(['Strength: CAR power play', 'Last play: Faceoff'])
    const empty = { ...EVEN, strength: 'empty net' } as const
    expect(facts(empty)).toEqual(['Strength: empty net', 'Last play: Faceoff'])
  })

  it("hold the last play, the board's own before the summary's, which is older", () => {
    expect(facts({ kind: 'basketball', lastPlay: 'Dunk' }, {}, 'Layup')).toEqual(['Last play: Dunk'])
    expect(facts({ kind: 'basketball', lastPlay: '' }, {}, 'Layup')).toEqual(['Last play: Layup'])
    expect(facts(DOWN, {}, 'Kick is good').at(-1)).toBe('Last play: Kick is good')
    expect(liveFacts(liveGame(), 'Kick is good')).toEqual([{ label: 'Last play', text: 'Kick is good' }])
    expect(liveFacts(liveGame(), undefined)).toEqual([])
  })

  it('keep in football the ball and the timeouts while the game waits, and are else empty', () => {
    const delay = 'Rain Delay'
    expect(facts(DOWN, { delay }, 'Kick is good')).toEqual([`Ball: ${AWAY}`, `Timeouts: ${AWAY} 0 · HOM 2`])
    const dunk: Situation = { kind: 'basketball', lastPlay: 'Dunk' }
    for (const situation of [BAT, EVEN, dunk]) expect(facts(situation, { delay }, 'Layup')).toEqual([])
    expect(liveFacts(liveGame({ delay }), 'Kick is good')).toEqual([])
  })
})
