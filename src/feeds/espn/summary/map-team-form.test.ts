import { describe, expect, it } from 'vitest'
import { mapSummary } from './map-summary'
import { sampleSummary } from './testing/sample-summary'

const event = (changes: object) => ({
  id: '7',
  gameDate: '2026-10-18T17:00Z',
  homeTeamId: '1',
  awayTeamId: '9',
  homeTeamScore: '24',
  awayTeamScore: '20',
  opponent: { id: '9', abbreviation: 'NY' },
  ...changes,
})
function form(events: readonly unknown[], changes: object = {}) {
  const lastFiveGames = [
    { team: { id: '2' }, events: [] },
    { team: { id: '1' }, events },
  ]
  const result = mapSummary('NFL', sampleSummary({ lastFiveGames, ...changes }))
  return result.ok ? result.summary.teamForm?.home : undefined
}

describe("the feed's form of a team", () => {
  it("has its latest games, the oldest first, in the team's own view", () => {
    const away = event({ id: '6', gameDate: '2026-10-11T17:00Z', homeTeamId: '9', awayTeamId: '1' })
    expect(form([event({}), away])?.last).toEqual([
      { id: '6', start: '2026-10-11T17:00:00Z', opponent: 'NY', isHome: false, own: 20, theirs: 24 },
      { id: '7', start: '2026-10-18T17:00:00Z', opponent: 'NY', isHome: true, own: 24, theirs: 20 },
    ])
  })

  it.each([
    ['no date', { gameDate: 'soon' }],
    ['no score', { homeTeamScore: '' }],
    ['other teams', { homeTeamId: '5' }],
    ['no id', { id: undefined }],
  ])('leaves out a game with %s', (_what, changes) => {
    expect(form([event(changes)])?.last).toEqual([])
  })

  it('knows records by their kind, and none where the feed has none', () => {
    expect(form([], { lastFiveGames: undefined })).toEqual({
      team: 'HOM',
      record: '',
      split: '',
      where: 'home',
      last: [],
    })
  })
})
