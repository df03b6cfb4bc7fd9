import { describe, expect, it } from 'vitest'
import { mapSummary } from './map-summary'
import { mapped } from './testing/mapped-summary'
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
  const lastFiveGames = [null, { team: { id: '2' }, events: [] }, { team: { id: '1' }, events }]
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
    ['no score of the others', { awayTeamScore: undefined }],
    ['a score that nobody makes', { homeTeamScore: '1024' }],
    ['a score of words', { homeTeamScore: '24 (OT)' }],
    ['a score behind words', { homeTeamScore: 'W 24' }],
  ])('leaves out a game with %s', (_what, changes) => {
    expect(form([event(changes)])?.last).toEqual([])
  })

  it('reads scores however the feed writes them', () => {
    const scores = { homeTeamScore: 24, awayTeamScore: { value: 20, displayValue: '20' } }
    expect(form([event(scores)])?.last).toMatchObject([{ own: 24, theirs: 20 }])
  })

  it('has the latest five', () => {
    const days = ['13', '12', '18', '15', '14', '16', '17']
    const events = days.map((day) => event({ id: day, gameDate: `2026-10-${day}T17:00Z` }))
    expect(form([null, ...events])?.last.map(({ id }) => id)).toEqual(['14', '15', '16', '17', '18'])
  })

  it('writes UNK for opponents that the feed does not name', () => {
    expect(form([event({ opponent: undefined })])?.last[0]?.opponent).toBe('UNK')
  })

  it('has no games where the team has no id', () => {
    const lastFiveGames = [{ team: {}, events: [event({ homeTeamId: undefined })] }]
    const competitors = [{ homeAway: 'home' }, { homeAway: 'away' }]
    expect(mapped('NFL', { lastFiveGames }, { competitors }).teamForm?.home.last).toEqual([])
  })

  it('has two records of each team: of all games, and of those at home or on the road as in this game', () => {
    const record = [
      null,
      { type: 'road', summary: '1-3' },
      { type: 'home', summary: '4-0' },
      { type: 'total', summary: '5-3' },
    ]
    const competitors = [
      { homeAway: 'home', id: '1', record },
      { homeAway: 'away', id: '2', record },
    ]
    const { teamForm } = mapped('NFL', {}, { competitors })
    expect([teamForm?.away, teamForm?.home]).toMatchObject([
      { record: '5-3', split: '1-3', where: 'road' },
      { record: '5-3', split: '4-0', where: 'home' },
    ])
  })

  it('knows records by the names that scoreboards have for them, too', () => {
    const record = [
      { type: 'ytd', summary: '5-3' },
      { type: 'homerecord', summary: '4-0' },
      { type: 'awayrecord', summary: '1-3' },
    ]
    const competitors = ['home', 'away'].map((homeAway, at) => ({ homeAway, id: `${at + 1}`, record }))
    const { teamForm } = mapped('NCAAF', {}, { competitors })
    expect([teamForm?.away, teamForm?.home]).toMatchObject([
      { record: '5-3', split: '1-3' },
      { record: '5-3', split: '4-0' },
    ])
  })

  it('finds records by their kind, and has none where the feed has none', () => {
    expect(form([], { lastFiveGames: undefined })).toEqual({
      team: 'HOM',
      record: '',
      split: '',
      where: 'home',
      last: [],
    })
  })
})
