import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GAME_SPORTS, type GameSport } from '../../../domain/league'
import { mapSummary } from './map-summary'
import { sampleSummary, type Json } from './testing/sample-summary'
import { pathsIn, replaced } from '../../testing/members'

function summary(sport: GameSport, reply: unknown = sampleSummary()) {
  const result = mapSummary(sport, reply)
  if (!result.ok) throw new Error(result.reason)
  return result.summary
}

describe('a summary of the feed', () => {
  it('has all that an opened game shows', () => {
    const team = { name: 'Unknown Team', displayName: 'Unknown Team', record: '0-0-0' }
    const { awayTables, homeTables, teamForm: _form, ...rest } = summary('NBA')
    expect(rest).toEqual({
      id: '100',
      state: 'active',
      matchup: {
        awayTeam: { ...team, id: '2', abbreviation: 'AWA' },
        homeTeam: { ...team, id: '1', abbreviation: 'HOM' },
        venue: { name: 'TBD', city: '', state: '' },
        startTime: '',
      },
      scores: { away: 10, home: 16 },
      lastPlay: 'Someone scores',
      lineScore: {
        columns: ['Q1', 'Q2', 'Q3', 'Q4', 'Total'],
        away: { team: 'AWA', cells: ['7', '0', '3', '-', '10'] },
        home: { team: 'HOM', cells: ['7', '0', '3', '-', '16'] },
      },
      comparison: [{ statistic: 'Hits', away: '31', home: '48' }],
      plays: [
        play({ id: '0-7', team: 'HOM', awayScore: 0, homeScore: 7 }),
        play({ id: '3-7', team: 'AWA', awayScore: 3, homeScore: 7 }),
      ],
      stats: [
        { name: 'Home One', team: 'HOM', statType: 'PTS', value: 29, displayValue: '29 PTS' },
        { name: 'Away One', team: 'AWA', statType: 'PTS', value: 29, displayValue: '29 PTS' },
      ],
    })
    expect(awayTables).toEqual([
      {
        title: 'Kick Returns',
        labels: ['NO', 'YDS'],
        rows: [{ id: '21', name: 'Away One', stats: ['2', '55'], footnote: 'fair catch' }],
        totals: ['2', '55'],
        didNotPlay: [{ name: '23', reason: 'INJURY' }],
      },
    ])
    expect(homeTables[0]?.rows.map(({ name }) => name)).toEqual(['Home One'])
  })

  function play(changes: object) {
    return { period: '2Q', clock: '4:39', text: 'Someone scores', ...changes }
  }

  it.each([
    ['NFL', { number: 2 }, 2, '2Q'],
    ['NHL', { number: 4 }, 2, 'OT'],
    ['NHL', { number: 5 }, 3, '2OT'],
    ['MLB', { number: 5, type: 'Top' }, 2, 'Top 5th'],
    ['MLB', { number: 5, type: 'Bottom' }, 2, 'Bot 5th'],
    ['NFL', { number: 5 }, 2, 'OT'],
    ['MLB', { number: 1 }, 2, '1st'],
    ['NFL', { number: 1 }, 2, '1Q'],
    ['NFL', { number: 0 }, 2, ''],
    ['NFL', {}, 2, ''],
  ] as const)('names a %s play in %j of a season of type %d %j', (sport, period, type, name) => {
    const plays = [{ scoringPlay: true, text: 'scores', period, awayScore: 1, homeScore: 0 }]
    const reply = sampleSummary({ plays })
    const header = { ...(reply['header'] as Json), season: { type } }
    expect(summary(sport, { ...reply, header }).plays[0]?.period).toBe(name)
  })

  it.each([
    ['on the competitor', { hits: 9, errors: 0 }],
    ['among its statistics', { statistics: ['hits 9', 'errors 0'].map(statistic) }],
  ])('001 section 3: finds hits and errors %s', (_where, found) => {
    const sides = [side('away', found), side('home', found)]
    const { lineScore } = summary('MLB', sampleSummary({}, { competitors: sides }))
    expect([lineScore?.away, lineScore?.home].map((row) => row?.cells.slice(-3))).toEqual([
      ['7', '9', '0'],
      ['7', '9', '0'],
    ])
  })

  function statistic(words: string) {
    const [name, displayValue] = words.split(' ')
    return { name, displayValue }
  }

  function side(homeAway: 'home' | 'away', found: object) {
    return { homeAway, id: homeAway, score: '7', linescores: [{ displayValue: '7' }], ...found }
  }

  const powerPlay = { plays: [{ team: { id: '2' }, strength: { text: 'Power Play' } }] }

  it('has the strength of a hockey game under way', () => {
    const expected = { powerPlay: true, strength: 'power play', possession: 'AWA' }
    expect(summary('NHL', sampleSummary(powerPlay)).strength).toEqual(expected)
    const over = sampleSummary(powerPlay, { status: { type: { state: 'post' } } })
    expect(summary('NHL', over)).not.toHaveProperty('strength')
  })

  it.each([
    ['the situation, which is the newest', { situation: { lastPlay: { text: ' Now ' } } }, 'Now'],
    ['its last play that has words', { plays: [{ text: 'Hit' }, { text: 'Pitch 3 : Ball' }, {}] }, 'Hit'],
    ['its last play, in one line', { plays: [{ text: 'Throws  to\n first' }, null] }, 'Throws to first'],
    ['a play about a pitch', { plays: [{ text: 'Walk. Pitch 4 was low' }] }, 'Walk. Pitch 4 was low'],
    [
      'its last play where the newest is a pitch',
      { situation: { lastPlay: { text: 'Pitch 1 : Ball' } }, plays: [{ text: 'Hit' }] },
      'Hit',
    ],
    ['the drive', { plays: undefined, drives: { current: { plays: [{ text: 'Run' }] } } }, 'Run'],
    ['nowhere', { plays: [] }, undefined],
  ])('of a game under way tells the last play, from %s', (_where, reply, words) => {
    expect(summary('NFL', sampleSummary(reply)).lastPlay).toBe(words)
  })

  it('names the channels of the game, national ones first, each once and without radio', () => {
    const shown = (name: string, market: string, type = 'TV') => ({
      type: { shortName: type },
      market: { type: market },
      media: { shortName: name },
    })
    const broadcasts = [
      shown('Local SN', 'Home'),
      shown('TNT', 'National'),
      shown('ERADM', 'National', 'Radio'),
    ]
    const reply = sampleSummary({ broadcasts: [shown('Max', 'National', 'Streaming')] }, { broadcasts })
    expect(summary('NBA', reply).watch).toEqual(['TNT', 'Max', 'Local SN'])
  })

  it('names channels by the short name or else the long one, four at most', () => {
    const broadcasts = [
      null,
      { media: {} },
      { media: { shortName: 'ESPN', name: 'Entertainment' } },
      { media: { name: 'A Local Channel' } },
      { media: { shortName: 'NBC' }, isNational: true },
      { media: { shortName: 'Some FM' }, type: { shortName: 'RADIO' } },
      { media: { shortName: 'Fourth' } },
      { media: { shortName: 'Fifth' } },
    ]
    expect(summary('NBA', sampleSummary({ broadcasts })).watch).toEqual([
      'NBC',
      'ESPN',
      'A Local Channel',
      'Fourth',
    ])
  })

  it('has the last play at halftime, too, and none before the start', () => {
    const at = (changes: object) => summary('NBA', sampleSummary({}, { status: changes }))
    const half = at({ period: 2, displayClock: '0.0', type: { state: 'in' } })
    expect([half.state, half.lastPlay]).toEqual(['halftime', 'Someone scores'])
    expect(half).not.toHaveProperty('strength')
    const before = at({ type: { state: 'pre' } })
    expect([before.state, before.lastPlay]).toEqual(['pregame', undefined])
    // The status of a final has no period, and a game without a period is not at halftime.
    expect(at({ type: { state: 'post' } }).state).toBe('complete')
    expect(at({ type: { state: 'in' } }).state).toBe('active')
  })

  it.each([
    ['STATUS_POSTPONED', undefined],
    ['STATUS_CANCELED', undefined],
    ['STATUS_SUSPENDED', { away: 10, home: 16 }],
  ])('has a score only of a game that was played, if not to its end: %s', (name, scores) => {
    const type = { name, state: 'post', completed: false }
    expect(summary('MLB', sampleSummary({}, { status: { type } })).scores).toEqual(scores)
  })

  it('has no channels of a game that is not shown', () => {
    expect(summary('NBA')).not.toHaveProperty('watch')
  })

  it('has no strength in any other sport', () => {
    expect(summary('NBA')).not.toHaveProperty('strength')
  })

  it('has the strength of the latest play that tells it', () => {
    const plays = [
      { team: { id: '1' }, strength: { text: 'Power Play' } },
      { team: { id: '1' }, strength: { text: 'Shorthanded' } },
      null,
      { team: { id: '1' } },
    ]
    expect(summary('NHL', sampleSummary({ plays })).strength).toEqual({
      powerPlay: true,
      strength: 'power play',
      possession: 'AWA',
    })
  })

  it('has no strength in a shootout, where the power play of the overtime before it is over', () => {
    const status = { period: 5, displayClock: '0:00', type: { state: 'in' } }
    const inSeason = (type: number) => {
      const reply = sampleSummary(powerPlay, { status })
      return summary('NHL', { ...reply, header: { ...(reply['header'] as Json), season: { type } } }).strength
    }
    expect([inSeason(2)?.powerPlay, inSeason(3)?.powerPlay]).toEqual([false, true])
  })

  it('has no line score before a period is played, and no score where the feed tells none', () => {
    const sides = (away: object, home: object) => [
      { homeAway: 'away', id: '2', team: { abbreviation: 'AWA' }, ...away },
      { homeAway: 'home', id: '1', ...home },
    ]
    const lineScore = (away: object, home: object) =>
      summary('NHL', sampleSummary({}, { competitors: sides(away, home) })).lineScore
    expect(lineScore({ linescores: [] }, { score: '0' })).toBeUndefined()
    // When a period has just begun, the home side may still have no score for it.
    expect(lineScore({ linescores: [{ value: 1, displayValue: '9' }, {}] }, { hits: 3 })).toEqual({
      columns: ['P1', 'P2', 'P3', 'Total'],
      away: { team: 'AWA', cells: ['1', '-', '-', '-'] },
      home: { team: 'UNK', cells: ['-', '-', '-', '-'] },
    })
  })

  it('has neither a last play nor channels once the game is over', () => {
    const status = { type: { state: 'post' } }
    const broadcasts = [{ media: { shortName: 'TNT' } }]
    const over = summary('NBA', sampleSummary({}, { status, broadcasts }))
    expect([over.lastPlay, over.watch]).toEqual([undefined, undefined])
  })

  it.each<[unknown, string]>([
    [null, 'Invalid game data: event is null or not an object'],
    [[], 'Invalid game data: event is null or not an object'],
    [{}, 'Invalid game data: missing competition data'],
    [sampleSummary({ header: { competitions: [{}] } }), 'Invalid game data: missing competitors data'],
    [sampleSummary({ header: { competitions: [7] } }), 'Invalid game data: missing competition data'],
    ...['home', 'away'].map((homeAway): [unknown, string] => [
      sampleSummary({}, { competitors: [null, { homeAway }] }),
      'Invalid game data: missing home or away team',
    ]),
  ])('is refused with a reason', (reply, reason) => {
    expect(mapSummary('NBA', reply)).toEqual({ ok: false, reason })
  })
})

describe('any JSON as a summary', () => {
  it('never throws', () => {
    fc.assert(
      fc.property(fc.constantFrom(...GAME_SPORTS), fc.jsonValue(), (sport, value) => {
        mapSummary(sport, value)
        for (const member of [
          'boxscore',
          'leaders',
          'plays',
          'scoringPlays',
          'header',
          'situation',
          'drives',
          'broadcasts',
        ]) {
          mapSummary(sport, sampleSummary({ [member]: value }))
        }
        mapSummary(sport, sampleSummary({}, { competitors: [value, value] }))
      }),
      { numRuns: 300 },
    )
  })

  it.each(GAME_SPORTS)('keeps its shape with any member of a %s summary broken', (sport) => {
    const broken = fc.constantFrom(null, '', 'garbage', -1, 1e300, true, [], [null], {}, [{}], NaN)
    const paths = pathsIn(sampleSummary())
    fc.assert(
      fc.property(fc.constantFrom(...paths), broken, (path, value) => {
        const result = mapSummary(sport, replaced(sampleSummary(), path, value))
        if (!result.ok) return
        expect(JSON.parse(JSON.stringify(result.summary))).toEqual(result.summary)
        for (const { labels, rows, totals } of [...result.summary.awayTables, ...result.summary.homeTables]) {
          expect(labels.every((label) => label !== '')).toBe(true)
          expect(rows.every(({ stats }) => stats.length === labels.length)).toBe(true)
          expect(totals?.length ?? labels.length).toBe(labels.length)
        }
      }),
      { numRuns: 300 },
    )
  })
})
