import { describe, expect, it } from 'vitest'
import { shownPlayers, tickerPlayers } from './shown-players'
import {
  finishedPlayer,
  outPlayer,
  sampleRounds,
  sampleTournament,
  waitingPlayer,
} from './testing/sample-tournament'

const final = sampleTournament({ state: 'post', completed: true, round: 4, startedRound: 4 })
const finalists = [1, 2].map((n) => finishedPlayer({ id: `f${n}`, rounds: sampleRounds(4) }))
const others = [outPlayer({ id: 'cut' }), outPlayer({ id: 'wd', rounds: sampleRounds(3) })]

describe('001 section 2 (golf leaderboard): who is shown', () => {
  it('shows only players with round-4 holes played once round 4 is completed', () => {
    expect(shownPlayers(final, [...finalists, ...others])).toEqual(finalists)
  })

  it('shows everybody before that, and when the tournament was shortened', () => {
    const all = [...finalists, ...others]
    expect(shownPlayers(sampleTournament({ round: 4 }), all)).toEqual(all)
    expect(shownPlayers({ ...final, round: 3 }, all)).toEqual(all)
  })

  it('shows the whole field of a major, also those beyond 150 who missed the cut', () => {
    const field = Array.from({ length: 156 }, (_, n) =>
      (n < 78 ? finishedPlayer : outPlayer)({ id: `p${n}` }),
    )
    expect(shownPlayers(sampleTournament(), field)).toEqual(field)
  })

  it('does not take a fourth round without a stroke as played', () => {
    const rounds = [...sampleRounds(3), { period: 4, strokes: 0, score: '-' }]
    expect(shownPlayers(final, [...finalists, outPlayer({ rounds })])).toEqual(finalists)
  })

  it('drops invalid competitors', () => {
    const invalid = { ...finishedPlayer({ id: 'broken' }), position: undefined as never }
    expect(shownPlayers(sampleTournament(), [invalid, ...finalists])).toEqual(finalists)
  })

  it('shows the top 20 in the ticker', () => {
    const many = Array.from({ length: 30 }, (_, n) => finishedPlayer({ id: `p${n}` }))
    expect(tickerPlayers(sampleTournament(), many)).toEqual(many.slice(0, 20))
  })

  it('shows nobody in the ticker who has no place, as before the first shot', () => {
    const unstarted = waitingPlayer({ id: 'w', position: 0, positionText: '-', score: 'E', rounds: [] })
    expect(tickerPlayers(sampleTournament(), [...finalists, unstarted, ...others])).toEqual(finalists)
  })
})
