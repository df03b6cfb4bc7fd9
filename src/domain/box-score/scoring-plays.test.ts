import { describe, expect, it } from 'vitest'
import { scoringTimeline } from './scoring-plays'

function play(awayScore: number, homeScore: number, text = 'scores') {
  return { id: '', period: '1Q', clock: '', team: '', text, awayScore, homeScore }
}

describe('the timeline of scoring plays', () => {
  it('has one entry per change of the score, in the order of play', () => {
    const plays = [play(0, 0), play(0, 2), play(0, 2, 'repeated'), play(3, 2), play(3, 2), play(3, 5)]
    expect(scoringTimeline(plays)).toEqual([play(0, 2), play(3, 2), play(3, 5)])
  })

  it('leaves out a play until it has words', () => {
    expect(scoringTimeline([play(1, 0, ''), play(1, 0, 'homered')])).toEqual([play(1, 0, 'homered')])
  })
})
