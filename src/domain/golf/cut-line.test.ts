import { describe, expect, it } from 'vitest'
import { cutLine } from './cut-line'
import { finishedPlayer, outPlayer, sampleRounds, sampleTournament } from './testing/sample-tournament'

function field(active: number, out: number, rounds = 2) {
  return [
    ...Array.from({ length: active }, () => finishedPlayer({ rounds: sampleRounds(rounds, '+1') })),
    ...Array.from({ length: out }, () => outPlayer({ rounds: sampleRounds(rounds, '+4') })),
  ]
}

describe('001 section 2 (golf leaderboard): cut line', () => {
  it.each([
    ['round 3, 70 of 144 are active', 3, field(70, 74), 70],
    ['exactly 50 have 2 rounds', 4, field(49, 1), 49],
    ['only 49 have 2 rounds', 3, field(40, 9), undefined],
    ['round 2', 2, field(70, 74), undefined],
    ['nobody is out', 3, field(78, 0), undefined],
    ['nobody has 2 rounds', 3, field(70, 74, 1), undefined],
  ])('%s', (_what, round, players, afterPlayers) => {
    expect(cutLine(sampleTournament({ round }), players)?.afterPlayers).toBe(afterPlayers)
  })

  it('is not drawn where nobody missed the cut: a tournament without a cut has withdrawals too', () => {
    const withdrawn = outPlayer({ thru: 'WD', rounds: sampleRounds(2) })
    expect(cutLine(sampleTournament({ round: 3 }), [...field(70, 0), withdrawn])).toBeUndefined()
  })

  it.each([4, 5])('is not drawn while %d of the others have yet to finish their second round', (late) => {
    const behind = Array.from({ length: late }, () => finishedPlayer({ rounds: sampleRounds(1) }))
    const players = [...field(56, 4), ...behind]
    expect(cutLine(sampleTournament({ round: 3 }), players)).toBeUndefined()
  })

  it('stands below those who made the cut and left later', () => {
    const later = ['MDF', 'WD'].map((thru) => outPlayer({ thru, rounds: sampleRounds(3) }))
    const players = [...field(70, 0), ...later, ...field(0, 74)]
    expect(cutLine(sampleTournament({ round: 4 }), players)?.afterPlayers).toBe(72)
  })

  it('stands where it was made after three rounds, as in a week on three courses', () => {
    const withdrawn = outPlayer({ thru: 'WD', rounds: sampleRounds(1) })
    const left = outPlayer({ thru: 'WD', rounds: sampleRounds(4) })
    const cut = Array.from({ length: 86 }, () => outPlayer({ rounds: sampleRounds(3, '+4') }))
    const players = [...field(69, 0, 3), left, ...cut, withdrawn]
    expect(cutLine(sampleTournament({ round: 4 }), players)).toEqual({ afterPlayers: 70, score: '+3' })
    expect(cutLine(sampleTournament({ round: 3 }), [...field(155, 0, 3), withdrawn])).toBeUndefined()
  })

  it('stands after two rounds though one who left later is listed among those who missed it', () => {
    const later = outPlayer({ rounds: sampleRounds(3) })
    expect(cutLine(sampleTournament({ round: 4 }), [...field(70, 74), later])?.afterPlayers).toBe(71)
  })

  it('stands after the usual two rounds while as many are listed with three', () => {
    const later = outPlayer({ rounds: sampleRounds(3) })
    expect(cutLine(sampleTournament({ round: 4 }), [...field(70, 1), later])?.afterPlayers).toBe(71)
  })

  it('names the feed’s score, else the worst two rounds that stayed in', () => {
    const told = sampleTournament({ round: 3, cutScore: '-4' })
    expect(cutLine(told, field(70, 74))?.score).toBe('-4')
    expect(cutLine(sampleTournament({ round: 3 }), field(70, 74))?.score).toBe('+2')
    expect(cutLine(sampleTournament({ round: 4 }), [...field(70, 0, 3), ...field(0, 74)])?.score).toBe('+2')
    const leader = finishedPlayer({ rounds: sampleRounds(2, '-4') })
    expect(cutLine(sampleTournament({ round: 3 }), [leader, ...field(70, 74)])?.score).toBe('+2')
    expect(cutLine(sampleTournament({ round: 3 }), field(0, 74))?.score).toBe('-')
  })

  it('names the fewest points of those who stayed in, where points count', () => {
    const leader = finishedPlayer({ rounds: sampleRounds(2, '+9') })
    const points = sampleTournament({ round: 3, scoring: 'points' })
    expect(cutLine(points, [leader, ...field(70, 74)])?.score).toBe('+2')
  })

  it('names no score where the feed has strokes only', () => {
    const untold = Array.from({ length: 70 }, () => finishedPlayer({ rounds: sampleRounds(2, '-') }))
    const players = [...untold, ...field(0, 74)]
    expect(cutLine(sampleTournament({ round: 3 }), players)?.score).toBe('-')
    const leader = finishedPlayer({ rounds: sampleRounds(2, '-4') })
    expect(cutLine(sampleTournament({ round: 3 }), [leader, ...players])?.score).toBe('-')
  })
})
