import { expect, it } from 'vitest'
import { teamWith } from './read-summary'
import { summaryWith } from './testing/mapped-summary'

it('a side has the id of its team, or else its own, and is found by no other', () => {
  const summary = summaryWith(
    {},
    {
      competitors: [
        { homeAway: 'home', id: '9', team: { id: '1', abbreviation: 'HOM' } },
        { homeAway: 'away', id: '2', team: { abbreviation: 'AWA' } },
      ],
    },
  )
  expect(['1', 2, '9', '', undefined].map((id) => teamWith(id, summary))).toEqual(['HOM', 'AWA', '', '', ''])
})

it('a side without any id is never found', () => {
  const competitors = [
    { homeAway: 'home', team: { abbreviation: 'HOM' } },
    { homeAway: 'away', team: { abbreviation: 'AWA' } },
  ]
  const summary = summaryWith({}, { competitors })
  expect(teamWith(undefined, summary)).toBe('')
})

it('two sides with the same abbreviation are not told apart by it', () => {
  const competitors = [
    { homeAway: 'home', id: '1' },
    { homeAway: 'away', id: '2' },
  ]
  expect(teamWith('1', summaryWith({}, { competitors }))).toBe('')
})
