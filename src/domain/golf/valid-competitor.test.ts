import { describe, expect, it } from 'vitest'
import { finishedPlayer } from './testing/sample-tournament'
import { isValidCompetitor } from './valid-competitor'

describe('001 section 2 (golf leaderboard): valid competitors', () => {
  it('is every row of ours', () => {
    expect(isValidCompetitor(finishedPlayer())).toBe(true)
  })

  it.each(['id', 'name', 'score', 'position', 'rounds'])('is none without a sound %s', (member) => {
    for (const broken of [undefined, null, {}, NaN]) {
      expect(isValidCompetitor({ ...finishedPlayer(), [member]: broken })).toBe(false)
    }
  })

  it.each([[null], [undefined], ['text'], [7], [[]]])('is not %j', (value) => {
    expect(isValidCompetitor(value)).toBe(false)
  })
})
