import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { HAS_RECORDINGS, readRecording, recordingsNamed } from '../../../../tests/support/recordings'
import type { GameSport } from '../../../domain/league'
import type { GameSummary } from '../../../domain/box-score/game-summary'
import { gameAnswer } from '../../../domain/box-score/game-answer'
import { PERMISSIONS } from '../../../domain/people/tiers/permission'
import { ballOn } from '../../../domain/football/yard-line'
import { gameWeather } from '../../../domain/weather/game-weather'
import { mapSummary } from './map-summary'
import { mapFeedWeather } from '../map-feed-weather'

function summaries(): readonly (readonly [string, RawSummary, GameSummary])[] {
  return recordingsNamed(/-summary-/).map((file) => {
    const reply = readRecording<RawSummary>(file)
    const sport = file.slice(0, file.indexOf('-')).toUpperCase() as GameSport
    const result = mapSummary(sport, reply)
    if (!result.ok) throw new Error(`${file}: ${result.reason}`)
    return [file, reply, result.summary]
  })
}

function named(part: string): GameSummary {
  return summaries().find(([file]) => file.includes(part))![2]
}

describe.skipIf(!HAS_RECORDINGS)('recorded summaries (FEED_RECORDINGS, else ../shared/feed)', () => {
  it.each([
    ['nfl-summary-final.json', ['GB', '0', '10', '14', '0', '24'], ['ATL', '3', '6', '3', '13', '25']],
    ['nba-summary-final', ['TOR', '24', '23', '26', '23', '96'], ['ORL', '26', '26', '35', '24', '111']],
    ['nhl-summary-final', ['FLA', '0', '3', '2', '5'], ['CAR', '2', '0', '1', '3']],
    ['ncaab-summary-final', ['SLU', '58', '39', '97'], ['SBU', '26', '36', '62']],
    [
      'mlb-summary-final',
      ['CLE', '0', '0', '0', '1', '3', '0', '0', '1', '0', '5', '10', '0'],
      ['PIT', '0', '0', '0', '0', '2', '0', '5', '0', '-', '7', '9', '0'],
    ],
  ])('%s has its line score', (part, away, home) => {
    const { lineScore } = named(part)
    expect([lineScore?.away, lineScore?.home].map((row) => [row?.team, ...(row?.cells ?? [])])).toEqual([
      away,
      home,
    ])
  })

  it.each([
    ['even', 'a power play goal', 176],
    ['empty net', 'a goal into an empty net', 354],
  ])('of hockey have the strength "%s" after %s, before the next face-off', (strength, _goal, at) => {
    const reply = readRecording<RawSummary>('nhl-summary-final-playoffs.json')
    const [competition] = reply.header.competitions
    const underWay = { ...competition, status: { period: 2, type: { state: 'in' } } }
    const plays = reply.plays?.slice(0, at + 1)
    expect(plays?.at(-1)).toMatchObject({ scoringPlay: true })
    const cut = { ...reply, header: { ...reply.header, competitions: [underWay] }, plays }
    const mapped = mapSummary('NHL', cut)
    expect(mapped.ok && mapped.summary.strength).toEqual({ powerPlay: false, strength })
  })

  it('have line scores that add up to the score of the header', () => {
    for (const [file, reply, { lineScore }] of summaries()) {
      if (!lineScore) continue
      const total = lineScore.columns.includes('R')
        ? lineScore.columns.indexOf('R')
        : lineScore.columns.length - 1
      for (const { homeAway, score } of reply.header.competitions[0].competitors) {
        const { cells } = homeAway === 'home' ? lineScore.home : lineScore.away
        const sum = cells
          .slice(0, total)
          .reduce((points, cell) => points + (cell === '-' ? 0 : Number(cell)), 0)
        expect([cells[total], String(sum)], file).toEqual([score, score])
      }
    }
  })

  it('fit into 12 KB on the wire with all their parts', () => {
    for (const [file, , summary] of summaries()) {
      const sport = file.slice(0, file.indexOf('-')).toUpperCase() as GameSport
      const text = JSON.stringify(gameAnswer(sport, summary, PERMISSIONS, Date.now()))
      expect(gzipSync(text).length, file).toBeLessThan(12_000)
    }
  })

  it('have player points that add up to the score, looked up in whatever column they are', () => {
    for (const part of ['nba-summary-final', 'ncaab-summary-final']) {
      const { awayTables, homeTables, lineScore } = named(part)
      for (const [tables, row] of [
        [awayTables, lineScore?.away],
        [homeTables, lineScore?.home],
      ] as const) {
        const table = tables[0]!
        const points = table.rows.map(({ stats }) => Number(stats[table.labels.indexOf('PTS')]))
        expect(String(points.reduce((sum, one) => sum + one, 0)), part).toBe(row?.cells.at(-1))
      }
    }
  })

  it('have batters whose runs and hits are those of the line score', () => {
    const { awayTables, lineScore } = named('mlb-summary-final')
    const batting = awayTables.find(({ title }) => title === 'Batting')!
    const sumOf = (label: string) =>
      batting.rows.reduce((sum, { stats }) => sum + Number(stats[batting.labels.indexOf(label)]), 0)
    expect([sumOf('R'), sumOf('H')].map(String)).toEqual(lineScore?.away.cells.slice(-3, -1))
  })

  it('have the sums of a team and what is said of a player', () => {
    const { awayTables, homeTables } = named('mlb-summary-final')
    const pitching = homeTables.find(({ title }) => title === 'Pitching')
    const noted = pitching?.rows.flatMap(({ name, footnote }) => (footnote ? [`${name} ${footnote}`] : []))
    expect(noted).toEqual(['R. Borucki W, 1-0', 'C. Holderman H, 14', 'D. Bednar S, 18'])
    const batting = awayTables.find(({ title }) => title === 'Batting')
    expect(batting?.totals?.slice(0, 5)).toEqual(['10-36', '36', '5', '10', '5'])
    expect(named('nhl-summary-final').awayTables[0]).not.toHaveProperty('totals')
  })

  it('of hockey have no shootout goals that read as shots on goal, and no goals of the season', () => {
    const { awayTables, homeTables } = named('nhl-summary-final')
    const labels = [...awayTables, ...homeTables].flatMap((table) => table.labels)
    expect(labels).toContain('S')
    expect(labels).not.toContain('SOG')
    expect(labels).not.toContain('YTDG')
  })

  it('show every player who did something, with a figure for every label', () => {
    for (const [file, reply, { awayTables, homeTables }] of summaries()) {
      const shown = new Set([...awayTables, ...homeTables].flatMap(({ rows }) => rows.map(({ id }) => id)))
      const athletes = (reply.boxscore.players ?? []).flatMap(({ statistics }) =>
        statistics.flatMap((group) => group.athletes),
      )
      const active = athletes.filter(({ stats }) => stats.some((stat) => Number.parseFloat(stat) > 0))
      expect(
        active.filter(({ athlete }) => !shown.has(athlete.id)),
        file,
      ).toEqual([])
      for (const { rows, labels } of [...awayTables, ...homeTables]) {
        expect(rows.every(({ stats }) => stats.length === labels.length)).toBe(true)
      }
    }
  })

  it('end their timelines at the final score', () => {
    for (const [file, reply, { plays }] of summaries()) {
      const last = plays.at(-1)
      if (!last) continue
      const scores = { home: String(last.homeScore), away: String(last.awayScore) }
      for (const { homeAway, score } of reply.header.competitions[0].competitors) {
        expect(scores[homeAway], file).toBe(score)
      }
    }
  })

  it('have one entry per score: ten in a football game, eight goals, nine in a baseball game', () => {
    const counts = ['nfl-summary', 'nhl-summary', 'mlb-summary'].map((part) => named(part).plays.length)
    expect(counts).toEqual([10, 8, 9])
    expect(named('nfl-summary').plays.at(-1)).toEqual({
      id: '4015474174100',
      period: '4Q',
      clock: '0:57',
      team: 'ATL',
      text: 'Younghoe Koo 25 Yd Field Goal',
      awayScore: 24,
      homeScore: 25,
    })
    expect(named('mlb-summary').plays.at(-1)).toMatchObject({
      period: 'Top 8th',
      text: 'Bell homered to left (401 feet).',
    })
  })

  it('compare the teams, baseball by what tells them apart', () => {
    expect(named('nhl-summary').comparison).toContainEqual({ statistic: 'Hits', away: '31', home: '48' })
    const baseball = named('mlb-summary').comparison
    expect(baseball).toHaveLength(17)
    expect(baseball.slice(0, 2)).toEqual([
      { statistic: 'Runs', away: '5', home: '7' },
      { statistic: 'Hits', away: '10', home: '9' },
    ])
  })

  it('give the ticker its figures in order', () => {
    const line = ({ stats }: GameSummary) =>
      stats.slice(0, 3).map((stat) => `${stat.name} ${stat.displayValue}`)
    expect(line(named('nba-summary-final'))).toEqual([
      'P. Banchero 29 PTS',
      'J. Nwora 18 PTS',
      'F. Wagner 8 REB',
    ])
    expect(line(named('mlb-summary'))).toEqual([
      'R. Borucki W • 1.1 IP, 1 ER, 1 K',
      'D. Bednar SV • 1.0 IP, 0 ER, 1 K',
      'S. Hentges L • 0.1 IP, 4 ER, 0 K',
    ])
    expect(
      named('nhl-summary').stats.map(({ statType, displayValue }) => [statType, displayValue]),
    ).toContainEqual(['saves', '20 Saves'])
    expect(line(named('nfl-summary'))[0]).toBe('D. Ridder 19/32, 237 YDS, 1 TD, 1 INT')
    expect(named('mlb-summary').stats.length).toBe(12)
  })

  it('before the game have season figures, no line score and no tables', () => {
    const summary = named('nba-summary-pre')
    expect(summary).toMatchObject({ state: 'pregame', awayTables: [], homeTables: [], plays: [] })
    expect(summary).not.toHaveProperty('lineScore')
    expect(summary.comparison[0]).toMatchObject({ statistic: 'Streak' })
  })
})

describe.skipIf(!HAS_RECORDINGS)('recorded scoreboards (FEED_RECORDINGS, else ../shared/feed)', () => {
  const events = () =>
    recordingsNamed(/^(nfl|mlb|ncaa[fb])-(scoreboard|events)/).flatMap(
      (file) => readRecording<{ events: readonly RawEvent[] }>(file).events,
    )

  it('have weather of words in one of the eight conditions, never a number', () => {
    const weathers = events().flatMap((event) => (event.weather ? [event.weather] : []))
    expect(weathers.length).toBeGreaterThan(80)
    for (const weather of weathers) {
      const read = mapFeedWeather(weather)!
      expect(read.words).toMatch(/^[A-Z][a-z]/)
      expect([weather.displayValue, weather.conditionId]).toContain(read.words)
      const shown = gameWeather({ sport: 'NFL', indoor: false, fromFeed: read })
      expect(shown).toMatchObject({ temp: weather.temperature, estimated: false })
    }
  })

  it('have yard lines counted from the home goal, as their own words say', () => {
    const situations = events().flatMap(({ competitions: [game] }) => {
      const text = game.situation?.possessionText
      return text ? [{ game, text, yardLine: game.situation.yardLine }] : []
    })
    expect(situations.length).toBeGreaterThan(10)
    for (const { game, text, yardLine } of situations) {
      const team = (side: string) => game.competitors.find((one) => one.homeAway === side)!.team.abbreviation
      expect(ballOn(yardLine, team('home'), team('away'))).toBe(text)
    }
  })
})

interface RawSummary {
  readonly plays?: readonly unknown[]
  readonly header: {
    readonly competitions: readonly [
      { readonly competitors: readonly { readonly homeAway: 'home' | 'away'; readonly score: string }[] },
    ]
  }
  readonly boxscore: {
    readonly players?: readonly {
      readonly statistics: readonly {
        readonly athletes: readonly {
          readonly athlete: { readonly id: string }
          readonly stats: readonly string[]
        }[]
      }[]
    }[]
  }
}

interface RawEvent {
  readonly weather?: {
    readonly displayValue: string
    readonly conditionId: string
    readonly temperature: number
  }
  readonly competitions: readonly [
    {
      readonly situation?: { readonly possessionText?: string; readonly yardLine: number }
      readonly competitors: readonly {
        readonly homeAway: string
        readonly team: { readonly abbreviation: string }
      }[]
    },
  ]
}
