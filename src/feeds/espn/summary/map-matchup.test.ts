import { describe, expect, it } from 'vitest'
import { mapMatchup } from './map-matchup'
import { mapped, summaryWith } from './testing/mapped-summary'
import { sampleSummary, type Json } from './testing/sample-summary'

const SCHEDULED = { type: { name: 'STATUS_SCHEDULED', state: 'pre', shortDetail: '9/13 - 1:00 PM EDT' } }
const logo = (path: string, ...rel: readonly string[]) => ({
  href: `https://a.espncdn.com/i/teamlogos/nfl/${path}`,
  rel: ['full', ...rel],
})
const competitor = (homeAway: string, id: string, changes: Json = {}): Json => ({
  homeAway,
  id,
  team: {
    id,
    name: `Name ${id}`,
    displayName: `City Name ${id}`,
    abbreviation: `T${id}`,
    color: '0b2265',
    logos: [
      logo(`500/${id}.png`, 'default'),
      logo(`500-dark/scoreboard/${id}.png`, 'scoreboard', 'dark'),
      logo(`500/scoreboard/${id}.png`, 'scoreboard'),
    ],
  },
  record: [
    { type: 'home', summary: '2-0' },
    { type: 'total', summary: '3-1' },
  ],
  ...changes,
})
const BOTH = [competitor('home', '1', { rank: 21 }), competitor('away', '2')]
const ahead = (competition: Json = {}) => ({
  date: '2026-09-13T17:00Z',
  status: SCHEDULED,
  competitors: BOTH,
  ...competition,
})

describe('who plays, when and where, in a summary', () => {
  it('is told by its header, in the words of a board', () => {
    const venue = { fullName: 'Some Field', address: { city: 'Town', state: 'TN' } }
    const team = (id: string) => ({
      id,
      name: `Name ${id}`,
      displayName: `City Name ${id}`,
      abbreviation: `T${id}`,
      record: '3-1',
      logo: `/api/image/i/teamlogos/nfl/500/scoreboard/${id}.png`,
      color: '0b2265',
    })
    expect(mapMatchup(summaryWith({ gameInfo: { venue } }, ahead()))).toEqual({
      awayTeam: team('2'),
      homeTeam: { ...team('1'), ranking: 21 },
      venue: { name: 'Some Field', city: 'Town', state: 'TN' },
      start: '2026-09-13T17:00:00Z',
      startTime: '9/13 - 1:00 PM EDT',
    })
  })

  it('has the first logo of a team without one for scoreboards', () => {
    const team = { id: '1', logos: [logo('500/1.png', 'default'), logo('500-dark/1.png', 'dark')] }
    const competitors = [competitor('home', '1', { team }), competitor('away', '2')]
    const { homeTeam } = mapMatchup(summaryWith({}, ahead({ competitors })))
    expect(homeTeam.logo).toBe('/api/image/i/teamlogos/nfl/500/1.png')
  })

  it('says that the start is open where only the header knows it', () => {
    const { header } = sampleSummary({}, ahead()) as { header: Json }
    const matchup = mapMatchup(summaryWith({ header: { ...header, timeValid: false } }))
    expect(matchup).toMatchObject({ start: '2026-09-13T17:00:00Z', startTime: 'TBD' })
  })

  it('is at a neutral site if the feed says so', () => {
    const neutral = (neutralSite: unknown) => mapMatchup(summaryWith({}, ahead({ neutralSite }))).isNeutral
    expect([neutral(true), neutral(false), neutral(undefined)]).toEqual([true, undefined, undefined])
  })

  it('has no score before the start, and none that only one team has', () => {
    expect(mapped('NFL', {}, ahead())).not.toHaveProperty('scores')
    const half = [competitor('home', '1', { score: '7' }), competitor('away', '2')]
    expect(mapped('NFL', {}, { competitors: half })).not.toHaveProperty('scores')
  })
})
