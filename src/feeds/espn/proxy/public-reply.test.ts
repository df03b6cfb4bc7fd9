import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  HAS_RECORDINGS,
  NO_RECORDINGS,
  readRecording,
  recordingsNamed,
} from '../../../../tests/support/recordings'
import { GAME_LEAGUES } from '../../../domain/league'
import { CUP, GOLF } from '../../testing/adapters'
import { mapScoreboard } from '../map-scoreboard'
import { publicReply } from './public-reply'

/** Members that must not reach a guest anywhere in a reply: figures of players, bookmakers' lines, and chances. */
const GUARDED =
  /"(odds|pickcenter|againstTheSpread|predictor|win_?probability|probability|boxscore|leaders|plays|scoringPlays|drives|atBats|rosters|onIce|injuries|statistics|stats|splits|categories|probables|featuredAthletes|athletesInvolved|earnings|inScore|outScore|holes|scoreType|moneyLine|moneyline|overUnder|spread|pointSpread|spreadOdds|homeTeamOdds|awayTeamOdds|projections|lastFiveGames|headshots?Stats|summaryType|news|article|videos|highlights|tickets)"/i

const NFL = { kind: 'scoreboard', slug: 'nfl' } as const
const MLB = { kind: 'summary', slug: 'mlb' } as const
const PGA = { kind: 'leaderboard', slug: 'pga' } as const
const PGA_BOARD = { kind: 'scoreboard', slug: 'pga' } as const

const athlete = { id: '9', displayName: 'Some Body', statistics: [{ name: 'avg', displayValue: '.312' }] }
const odds = [{ details: 'HOM -7', spread: -7, overUnder: 44.5, homeTeamOdds: { moneyLine: -320 } }]

describe('what everybody gets of a scoreboard', () => {
  const team = { id: '1', abbreviation: 'HOM', displayName: 'Homes', color: '112233', statistics: [1] }
  const competitor = {
    id: '1',
    homeAway: 'home',
    score: '14',
    team,
    records: [{ type: 'total', summary: '3-1', stats: [{ name: 'wins', value: 3 }] }],
    linescores: [{ value: 14, period: 1, leaders: [athlete] }],
    leaders: [{ leaders: [{ athlete, displayValue: '300 YDS' }] }],
    probables: [{ athlete }],
    statistics: [{ name: 'points', displayValue: '20' }],
    roster: [athlete],
  }
  const situation = {
    down: 1,
    downDistanceText: '1st & 10',
    lastPlay: { text: 'Pass', probability: { homeWinPercentage: 0.7 }, athletesInvolved: [athlete] },
    batter: { athlete: { ...athlete, team: { id: '1' } }, summary: '2-3, HR' },
    pitcher: { athlete, summary: '5.0 IP' },
    dueUp: [{ batOrder: 4, athlete, summary: '0-2' }],
  }
  const status = { type: { state: 'in', shortDetail: '2nd' }, featuredAthletes: [{ athlete }] }
  const competition = { id: '7', odds, leaders: [athlete], competitors: [competitor], situation, status }

  it('is who plays where and when, and how it stands', () => {
    const event = { id: '7', date: '2026-10-25T17:00Z', status, competitions: [competition], odds }
    expect(publicReply(NFL, { events: [event], provider: odds[0], odds })).toEqual({
      events: [
        {
          id: '7',
          date: '2026-10-25T17:00Z',
          status: { type: { state: 'in', shortDetail: '2nd' } },
          competitions: [
            {
              id: '7',
              status: { type: { state: 'in', shortDetail: '2nd' } },
              situation: {
                down: 1,
                downDistanceText: '1st & 10',
                lastPlay: { text: 'Pass' },
                batter: { athlete: { team: { id: '1' } } },
                pitcher: {},
                dueUp: [{ batOrder: 4 }],
              },
              competitors: [
                {
                  id: '1',
                  homeAway: 'home',
                  score: '14',
                  team: { id: '1', abbreviation: 'HOM', displayName: 'Homes', color: '112233' },
                  records: [{ type: 'total', summary: '3-1' }],
                },
              ],
            },
          ],
        },
      ],
    })
  })

  it('has no object where a text belongs, and no list of lists of lists', () => {
    const hidden = { events: [{ id: { odds }, date: [[[odds]]], name: 'A at B', competitions: odds }] }
    expect(publicReply(NFL, hidden)).toEqual({ events: [{ date: [[]], name: 'A at B', competitions: [{}] }] })
  })
})

describe('what everybody gets of a summary', () => {
  it('is its header, its place and its rules, but no line of a player, under whatever name it comes', () => {
    const line = [{ athlete, stats: ['2-4'] }]
    const reply = {
      header: {
        id: '7',
        competitions: [{ id: '7', competitors: [{ id: '1', score: '4', probables: line }] }],
      },
      gameInfo: { attendance: 40_000, venue: { fullName: 'A Park' }, officials: [athlete] },
      boxscore: { players: line },
      rosters: [{ roster: line }],
      odds,
      pickcenter: odds,
      onIce: line,
      aNameOfTomorrow: { roster: line, odds },
    }
    expect(publicReply(MLB, reply)).toEqual({
      header: { id: '7', competitions: [{ id: '7', competitors: [{ id: '1', score: '4' }] }] },
      gameInfo: { attendance: 40_000, venue: { fullName: 'A Park' } },
    })
  })
})

describe('what everybody gets of golf', () => {
  const hole = { period: 1, value: 4, scoreType: { displayValue: 'E' } }
  const round = { period: 1, value: 68, displayValue: '-4', linescores: [hole], inScore: 33, outScore: 35 }

  it('has the rounds without their holes, as scorecards are for signed-in users', () => {
    const competitor = {
      id: '1',
      score: '-4',
      linescores: [round],
      statistics: [{ name: 'scoreToPar' }],
      earnings: 9,
    }
    expect(publicReply(PGA, { events: [{ competitions: [{ competitors: [competitor] }] }] })).toEqual({
      events: [
        {
          competitions: [
            {
              competitors: [
                { id: '1', linescores: [{ period: 1, value: 68, displayValue: '-4' }], score: '-4' },
              ],
            },
          ],
        },
      ],
    })
  })

  it('is the same on a scoreboard, with the days of play', () => {
    const event = { id: '7', tournament: { displayName: 'Some Classic', cutScore: -2 }, odds }
    const calendar = [
      '2026-10-25T04:00Z',
      { id: '7', label: 'Some Classic', startDate: '2026-10-22T04:00Z', odds },
    ]
    expect(publicReply(PGA_BOARD, { events: [event], leagues: [{ calendar }] })).toEqual({
      events: [{ id: '7', tournament: { displayName: 'Some Classic', cutScore: -2 } }],
      leagues: [
        {
          calendar: ['2026-10-25T04:00Z', { id: '7', label: 'Some Classic', startDate: '2026-10-22T04:00Z' }],
        },
      ],
    })
  })

  it('has no hole of a match either, where holes stand in place of rounds', () => {
    const holes = Array.from({ length: 18 }, (_, index) => ({ period: index + 1, value: 4 }))
    const match = {
      id: '11',
      competitors: [{ id: '1', score: { displayValue: '2 & 1' }, linescores: holes }],
    }
    const open = { id: '11', competitors: [{ id: '1', score: { displayValue: '2 & 1' } }] }
    expect(publicReply(PGA, { events: [{ competitions: [[match]] }] })).toEqual({
      events: [{ competitions: [[open]] }],
    })
  })
})

it('everybody gets nothing of core odds', () => {
  expect(publicReply({ kind: 'odds', slug: 'nfl' }, { items: odds })).toEqual({})
})

describe('whatever the feed sends', () => {
  const names = [
    'odds',
    'Plays',
    'rosters',
    'stats',
    'leaders',
    'splits',
    '__proto__',
    'constructor',
    'anything',
  ]
  const known = [
    'events',
    'competitions',
    'competitors',
    'header',
    'status',
    'type',
    'id',
    'score',
    'linescores',
  ]
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { maxDepth: 8 },
      fc.integer(),
      fc.array(tie('tree'), { maxLength: 3 }),
      fc.dictionary(fc.constantFrom(...names, ...known), tie('tree')),
    ),
  }))

  it('only known names pass, at any depth', () => {
    fc.assert(
      fc.property(tree, fc.constantFrom(NFL, MLB, PGA), (reply, target) => {
        const text = JSON.stringify(publicReply(target, reply))
        expect(text).not.toMatch(
          /"(odds|plays|rosters|stats|leaders|splits|__proto__|constructor|anything)"/i,
        )
      }),
    )
  })
})

describe.skipIf(!HAS_RECORDINGS)(`every recording (${HAS_RECORDINGS ? 'found' : NO_RECORDINGS})`, () => {
  const kinds = [
    [/summary/, MLB],
    [/leaderboard/, PGA],
    [/pga-scoreboard/, { kind: 'scoreboard', slug: 'pga' } as const],
    [/^(?!.*pga).*(scoreboard|events)/, NFL],
  ] as const
  const files = kinds.flatMap(([part, target]) =>
    recordingsNamed(part).map((file) => [file, target] as const),
  )

  it.each(files)('%s has no line of a player or a bookmaker in what everybody gets', (file, target) => {
    const reply = readRecording<object>(file)
    const text = JSON.stringify(publicReply(target, reply))
    expect(text.length).toBeGreaterThan(200)
    expect(text.match(GUARDED)?.[0]).toBeUndefined()
    expect(text.match(/DraftKings|ESPN BET|FanDuel|sportsbook/i)?.[0]).toBeUndefined()
  })

  it.each(recordingsNamed(/^(?!.*pga).*(scoreboard|events)/))(
    '%s makes the same board as the whole',
    (file) => {
      const reply = readRecording<object>(file)
      const league = GAME_LEAGUES.find(({ slug }) => file.startsWith(slug)) ?? GAME_LEAGUES[0]!
      expect(mapScoreboard(league, publicReply(NFL, reply))).toEqual(mapScoreboard(league, reply))
    },
  )

  it.each(recordingsNamed(/leaderboard/))('%s makes the same leaderboard as the whole', (file) => {
    const reply = readRecording<object>(file)
    const open = publicReply(PGA, reply)
    expect(withoutHoles(GOLF.map(open))).toEqual(withoutHoles(GOLF.map(reply)))
    expect(CUP.map(open)).toEqual(CUP.map(reply))
  })
})

function withoutHoles(mapped: unknown): unknown {
  return JSON.parse(JSON.stringify(mapped, (name, value: unknown) => (name === 'holes' ? undefined : value)))
}
