import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { publicReply } from './public-reply'

describe('design 3: what non-operators get through the proxy', () => {
  it('is the reply without odds, pickcenter, againstTheSpread, predictor, winprobability, boxscore, leaders, plays', () => {
    const event = { id: '1', odds: [{ spread: -7 }], competitions: [{ odds: [], leaders: [], score: '3' }] }
    const reply = {
      events: [event],
      pickcenter: [],
      againstTheSpread: [],
      predictor: {},
      winprobability: [],
      winProbability: [],
      boxscore: {},
      plays: [],
      header: { id: '1' },
    }
    expect(publicReply(reply)).toEqual({
      events: [{ id: '1', competitions: [{ score: '3' }] }],
      header: { id: '1' },
    })
  })

  it('has nothing of the kind under another name', () => {
    const lastPlay = { text: 'Pass', probability: { homeWinPercentage: 0.7 } }
    const reply = { drives: {}, scoringPlays: [], atBats: {}, situation: { lastPlay } }
    expect(publicReply(reply)).toEqual({ situation: { lastPlay: { text: 'Pass' } } })
  })

  it('has the rounds of golf without their holes: scorecards are for who is signed in', () => {
    const hole = { period: 1, value: 4, scoreType: { displayValue: 'E' } }
    const round = { period: 1, value: 68, displayValue: '-4', linescores: [hole], inScore: 33, outScore: 35 }
    const competitor = { id: '1', score: '-4', linescores: [round] }
    const open = { id: '1', score: '-4', linescores: [{ period: 1, value: 68, displayValue: '-4' }] }
    expect(publicReply({ competitors: [competitor] })).toEqual({ competitors: [open] })
  })

  it('has the periods of every other game', () => {
    const reply = { linescores: [{ value: 7 }, { value: 3, displayValue: '3', period: 2 }] }
    expect(publicReply(reply)).toEqual(reply)
  })

  it('at any depth', () => {
    const named = fc.constantFrom('odds', 'Plays', 'events', 'id', 'pickcenter')
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        fc.integer(),
        fc.array(tie('tree'), { maxLength: 3 }),
        fc.dictionary(named, tie('tree')),
      ),
    }))
    fc.assert(
      fc.property(tree, (reply) => {
        expect(JSON.stringify(publicReply(reply) ?? null)).not.toMatch(/"(odds|plays|pickcenter)"/i)
      }),
    )
  })
})
