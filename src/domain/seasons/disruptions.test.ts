import { describe, expect, it } from 'vitest'
import { isInternationalVenue } from './international-venue'
import { liveGame, offGame, sampleTeam, scheduledGame } from '../testing/sample-game'
import { disruptionsOn } from './disruptions'
import { causesFromGames } from './causes-from-games'
import type { Evidence } from './evidence'

const textsOf = (...args: Parameters<typeof disruptionsOn>) => disruptionsOn(...args).map(({ text }) => text)

describe('000 section 4: disruptions by year and range', () => {
  it.each([
    ['NBA', '2020-03-11', '2020-03-12', '2020-07-29', '2020-07-30', 'Season suspended due to COVID-19'],
    ['NHL', '2020-03-11', '2020-03-12', '2020-07-31', '2020-08-01', 'Season suspended due to COVID-19'],
    ['MLB', '2020-03-11', '2020-03-12', '2020-07-22', '2020-07-23', 'Season suspended due to COVID-19'],
    ['NBA', '2011-06-30', '2011-07-01', '2011-12-24', '2011-12-25', 'Season delayed due to labor dispute'],
    ['NHL', '2012-09-14', '2012-09-15', '2013-01-18', '2013-01-19', 'Season cancelled due to lockout'],
    ['MLB', '1994-08-11', '1994-08-12', '1995-04-24', '1995-04-25', 'Season ended early due to strike'],
    ['NCAAB', '2020-03-11', '2020-03-12', '2020-04-08', '2020-04-09', 'Season suspended due to COVID-19'],
    ['PGA', '2020-03-12', '2020-03-13', '2020-06-10', '2020-06-11', 'Season suspended due to COVID-19'],
    ['NFL', '2005-09-17', '2005-09-18', '2005-09-19', '2005-09-20', 'Games postponed due to severe weather'],
    ['MLB', '2008-09-11', '2008-09-12', '2008-09-14', '2008-09-15', 'Games postponed due to severe weather'],
    ['NBA', '2012-10-28', '2012-10-29', '2012-11-01', '2012-11-02', 'Games postponed due to severe weather'],
    ['MLB', '2017-08-28', '2017-08-29', '2017-08-31', '2017-09-01', 'Games postponed due to severe weather'],
    ['NFL', '2017-09-09', '2017-09-10', '2017-09-10', '2017-09-11', 'Games postponed due to severe weather'],
    ['MLB', '2024-09-24', '2024-09-25', '2024-09-26', '2024-09-27', 'Games postponed due to severe weather'],
    ['NHL', '2024-10-08', '2024-10-09', '2024-10-12', '2024-10-13', 'Games postponed due to severe weather'],
  ] as const)('%s: not on %s, from %s to %s, not on %s: %s', (sport, before, first, last, after, text) => {
    expect(textsOf(sport, before)).not.toContain(text)
    expect(textsOf(sport, first)[0]).toBe(text)
    expect(textsOf(sport, last)[0]).toBe(text)
    expect(textsOf(sport, after)).not.toContain(text)
  })

  it.each([
    ['NBA', '2026-12-25', ['Special Christmas Day games']],
    ['NFL', '2026-12-25', ['Special Christmas Day games']],
    ['NHL', '2026-12-25', []],
    ['NBA', '2026-12-24', []],
    ['NFL', '2026-11-26', ['Thanksgiving Day games']],
    ['NFL', '2026-11-19', []],
    ['NBA', '2026-11-26', []],
    ['NFL', '2025-10-05', ['International game - unusual start time']],
    ['NFL', '2030-10-06', []],
  ] as const)('%s on %s: %j', (sport, day, texts) => {
    expect(textsOf(sport, day)).toEqual(texts)
  })

  it('are told by the games in any year, and once', () => {
    const london = { name: 'Wembley Stadium', city: 'London', state: '' }
    const abroad = causesFromGames([scheduledGame(), scheduledGame({ venue: london })])
    expect(textsOf('NFL', '2030-10-06', abroad)).toEqual(['International game - unusual start time'])
    expect(textsOf('NFL', '2025-10-05', abroad)).toEqual(['International game - unusual start time'])
    const storm = causesFromGames([liveGame(), offGame({ headline: 'Hurricane - Makeup date October 14' })])
    expect(textsOf('NCAAF', '2030-10-06', storm)).toEqual(['Games postponed due to severe weather'])
    expect(textsOf('MLB', '2030-10-06', storm)).toEqual([
      'Games postponed due to severe weather',
      'Games may be delayed due to weather conditions',
    ])
  })

  it.each([
    ['a game that is played', liveGame({ headline: 'Hurricane relief' })],
    ['rain', offGame({ headline: 'Rain - Makeup date June 5' })],
    [
      'a team that is called Hurricanes',
      offGame({ headline: 'Hurricanes game postponed', homeTeam: sampleTeam({ name: 'Hurricanes' }) }),
    ],
  ])('%s tells of no severe weather', (_what, game) => {
    expect(causesFromGames([game])).toEqual([])
  })

  it.each<readonly [Parameters<typeof disruptionsOn>, Evidence]>([
    [['NBA', '2026-12-25'], { kind: 'feed', tells: 'games on that day' }],
    [['NFL', '2026-11-26'], { kind: 'feed', tells: 'games on that day' }],
    [['NFL', '2030-10-06', ['international']], { kind: 'feed', tells: 'a game of that day' }],
    [['NFL', '2030-10-06', ['hurricane']], { kind: 'feed', tells: 'a game of that day' }],
    [['MLB', '2030-10-20'], { kind: 'always', because: 'it says what may be' }],
  ])('of %j are proven by %j', (asked, evidence) => {
    expect(disruptionsOn(...asked).map((one) => [one.evidence, one.effect])).toEqual([
      [evidence, { kind: 'notice' }],
    ])
  })

  it('by year are proven by the list of them', () => {
    expect(disruptionsOn('NFL', '2017-09-10')[0]?.evidence).toEqual({
      kind: 'data',
      source: 'disruptions-by-year.ts; where its dates come from: README.md',
    })
  })

  it('MLB always yields the notice', () => {
    for (const day of ['2020-05-01', '2026-01-01', '2026-07-04', '2030-10-20']) {
      expect(textsOf('MLB', day)).toContain('Games may be delayed due to weather conditions')
    }
  })
})

describe('a venue abroad', () => {
  it.each([
    ['Tottenham Hotspur Stadium', 'London', '', true],
    ['Lambeau Field', 'Green Bay', 'WI', false],
    ['Scotiabank Arena', 'Toronto', 'ON', false],
    ['Wembley Stadium', 'London', ' ', true],
    ['TBD', '', '', false],
    ['TBD', ' ', '', false],
    ['TBD', 'TBD', '', false],
  ])('%s in %j, %j: %s', (name, city, state, abroad) => {
    expect(isInternationalVenue({ name, city, state })).toBe(abroad)
  })
})
