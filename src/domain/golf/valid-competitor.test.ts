import { describe, expect, it } from 'vitest'
import { finishedPlayer } from './testing/sample-tournament'
import { isValidCompetitor } from './valid-competitor'

describe('001 section 2 (golf leaderboard): valid competitors', () => {
  it('include a row that we made', () => {
    expect(isValidCompetitor(finishedPlayer())).toBe(true)
  })

  it.each(['id', 'name', 'score', 'position', 'rounds'])('exclude one without a sound %s', (member) => {
    for (const broken of [undefined, null, {}, NaN]) {
      expect(isValidCompetitor({ ...finishedPlayer(), [member]: broken })).toBe(false)
    }
  })

  it.each([[null], [undefined], ['text'], [7], [[]]])('exclude %j', (value) => {
    expect(isValidCompetitor(value)).toBe(false)
  })
})
