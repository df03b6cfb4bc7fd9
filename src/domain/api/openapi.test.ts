import { describe, expect, it } from 'vitest'
import { openApi } from './openapi'
import type { ObjectSchema, Schema } from './schema'

/** Programs of version 1 rely on this: members may be added, but none may be renamed or removed. */
const PROMISED = `
League: {slug: nfl|nba|mlb|nhl|ncaaf|ncaab|pga|rydercup, sport: NFL|NBA|MLB|NHL|NCAAF|NCAAB|PGA|RYDER_CUP,
  label: string, live: boolean, inSeason: boolean, season?: preseason|regular|playoffs|draft|offseason}
Board: GameBoard or GolfBoard or CupBoard
GameBoard: {v: 1, rev: string, day: string, upcoming: boolean, source: {state: ok|late|down, since: string,
  message?: string}, content: {kind: games|countdown|message|special}, sport: NFL|NBA|MLB|NHL|NCAAF|NCAAB,
  games: [Game], season?: {phase: preseason|regular|playoffs|draft|offseason}}
GolfBoard: {v: 1, rev: string, day: string, upcoming: boolean, source: {state: ok|late|down, since: string,
  message?: string}, content: {kind: games|countdown|message|special}, sport: "PGA", tournaments: [Tournament],
  players: [Golfer], season?: {phase: preseason|regular|playoffs|draft|offseason}}
CupBoard: {v: 1, rev: string, day: string, upcoming: boolean, source: {state: ok|late|down, since: string,
  message?: string}, content: {kind: games|countdown|message|special}, sport: "RYDER_CUP", sessions: [{id:
  string, name: string, type: four-ball|foursomes|singles|other, startTime?: string}], matches: [CupMatch],
  season?: {phase: preseason|regular|playoffs|draft|offseason}, cup?: Cup}
Tournament: {id: string, name: string, startTime: string, state: pre|in|post, completed: boolean, round:
  integer, rounds: integer, startedRound: integer, roundOver: boolean, scoring: strokes|points, venue: Venue,
  coverage: string, start?: string, end?: string, cutScore?: string, playoff?: boolean}
Golfer: {id: string, tournament: string, kind: player|team, state: waiting|playing|finished|out, name: string,
  initials: string, position: integer, positionText: string, score: string, today: string, thru: string, rounds:
  [{period: integer, strokes: number, score: string}], country?: string, flag?: string, headshot?: string,
  amateur?: boolean, movement?: integer, teeTime?: string, startHole?: integer}
Cup: {id: string, name: string, title: string, venue: Venue, state: pre|in|post, description: string, usa:
  CupTeam, europe: CupTeam, totalPoints: {usa: number, europe: number}, startDate?: string, endDate?: string}
CupTeam: {id: string, uid: string, name: string, abbreviation: string, displayName: string, homeAway: string,
  logo?: string}
CupMatch: {id: string, session: string, matchNumber: integer, name: string, type:
  four-ball|foursomes|singles|other, state: pre|in|post, completed: boolean, status: string, statusShort:
  string, detail: string, usa: CupSide, europe: CupSide, startTime?: string}
CupSide: {team: string, score: string, status: string, detail: string, isWinner: boolean, players: [{id: string,
  name: string, headshot?: string, flag?: string}]}
Team: {id: string, name: string, displayName: string, abbreviation: string, score: number, record: string,
  ranking?: integer, logo?: string, color?: string, alternateColor?: string}
MatchedTeam: {id: string, name: string, displayName: string, abbreviation: string, record: string,
  ranking?: integer, logo?: string, color?: string, alternateColor?: string}
Venue: {name: string, city: string, state: string}
Weather: {temp: number, condition: string, estimated: boolean}
Series: {summary: string, completed: boolean, title?: string}
Situation: {kind: football|baseball|basketball|hockey}
Game: {id: string, phase: scheduled|live|final|off, homeTeam: Team, awayTeam: Team, venue: Venue, quarter:
  string, timeLeft: string, startTime: string, start?: string, status?: postponed|suspended|cancelled,
  situation?: Situation, delay?: string, wasSuspended?: boolean, stuckSince?: string, lastNight?: boolean,
  weather?: Weather, headline?: string, headlines?: [string], series?: Series, seriesText?: string,
  seriesGameNumber?: integer, seriesConference?: string, poRoundDesc?: string, gameSubtype?: string, isNeutral?:
  boolean, isUpcoming?: boolean, gameDate?: string, gameType?: string, isSeasonOpener?: boolean}
Day: {v: 1, sport: NFL|NBA|MLB|NHL|NCAAF|NCAAB, day: string, games: [Game]}
LineScoreRow: {team: string, cells: [string]}
PlayerTable: {title: string, labels: [string], rows: [{id: string, name: string, stats: [string], footnote?:
  string}], didNotPlay: [{name: string, reason: string}], totals?: [string]}
TeamForm: {team: string, record: string, split: string, where: home|road, last: [{id: string, start: string,
  opponent: string, isHome: boolean, own: number, theirs: number}]}
BoxScore: {id: string, sport: NFL|NBA|MLB|NHL|NCAAF|NCAAB, locked:
  [view_live_scores|view_game_details|access_nfl|view_box_scores|view_player_stats|access_nba|access_mlb|access_nhl|access_ncaaf|view_detailed_stats|view_historical_data|view_betting_odds|view_team_analytics|unlimited_refresh|export_data|custom_alerts|api_access|admin_dashboard|manage_users],
  status?: {state: pregame|active|halftime|complete, ended?: {quarter: string, off?: postponed|suspended|cancelled},
  strength?: {powerPlay: boolean, strength: string, possession?: string}, lastPlay?: string, watch?: [string]},
  matchup?: {awayTeam: MatchedTeam, homeTeam: MatchedTeam, venue: Venue, startTime: string, start?: string,
  isNeutral?: boolean},
  scores?: {away: number, home: number}, pastScores?: {away: number, home: number},
  lineScore?: {columns: [string], away: LineScoreRow, home: LineScoreRow}, teamComparison?: [{statistic: string,
  away: string, home: string}],
  playerTables?: {away: [PlayerTable], home: [PlayerTable]}, tickerStats?: [{name: string, team: string,
  statType: string, value: number, displayValue: string}], plays?: [{id: string, period: string, clock: string,
  team: string, text: string, awayScore: number, homeScore: number}], winProbability?: {points: [{play: integer,
  away: number, home: number, period: string, clock: string}], favouriteChanges: integer}, teamForm?: {away:
  TeamForm, home: TeamForm}}
Line: {favorite: home|away|none, providerName: string, providerId: string, details: string, capture:
  regular|final|closing, homeSpread?: number, awaySpread?: number, homeSpreadOdds?: number, awaySpreadOdds?:
  number, homeMoneyLine?: number, awayMoneyLine?: number, overUnder?: number}
OddsBoard: {v: 1, sport: NFL|MLB|NBA|NHL|NCAAF, rev: string, rows: {any: Line}}
LineChange: {game_id: string, sport: NFL|MLB|NBA|NHL|NCAAF, home_team: string, away_team: string, home_spread:
  number|null, away_spread: number|null, home_spread_odds: number|null, away_spread_odds: number|null,
  home_money_line: number|null, away_money_line: number|null, over_under: number|null, provider_name: string,
  provider_id: string, details: string, game_date: string, fetched_at: string, recorded_at: string, change_type:
  initial|all_changed|spread_change|line_change|total_change, previous_home_spread: number|null,
  previous_away_spread: number|null, previous_home_money_line: number|null, previous_away_money_line:
  number|null, previous_over_under: number|null}
OddsHistory: {sport: NFL|MLB|NBA|NHL|NCAAF, game: string, page: integer, perPage: integer, more: boolean, rows:
  [LineChange]}
Error: {status: integer, message: string, data: {}}
`

const ROUTES = `
/api/v1/leagues listLeagues() {leagues: [League]} 200 401 403 429
/api/v1/boards/{slug} getBoard(slug: nfl|nba|mlb|nhl|ncaaf|ncaab|pga|rydercup) Board 200 304 401 403 404 429 503
/api/v1/games/{slug}/{id} getBoxScore(slug: nfl|nba|mlb|nhl|ncaaf|ncaab, id: string) BoxScore
  200 304 401 403 404 429 502 504
/api/v1/odds/{slug} getOdds(slug: nfl|mlb|nba|nhl|ncaaf) OddsBoard 200 304 401 403 404 429 503
/api/v1/odds/{slug}/{game}/history
  getOddsHistory(slug: nfl|mlb|nba|nhl|ncaaf, game: string, page?: integer, perPage?: integer) OddsHistory
  200 400 401 403 404 429
/api/v1/days/{slug}/{day} getDay(slug: nfl|nba|mlb|nhl|ncaaf|ncaab, day: string) Day
  200 304 400 401 403 404 429 502 504
/api/v1/openapi.json describe() {} 200
`

const lines = (text: string) => text.trim().replaceAll(/\n +/g, ' ').split('\n')

interface Parameter {
  readonly name: string
  readonly in: string
  readonly required: boolean
  readonly schema: Schema
}

interface Answer {
  readonly headers?: object
  readonly content?: { readonly 'application/json': { readonly schema: Schema } }
}

interface Route {
  readonly operationId: string
  readonly parameters?: readonly Parameter[]
  readonly responses: Readonly<Record<string, Answer>>
}

const document = openApi()
const { components } = document
const routes = Object.entries(document.paths as Readonly<Record<string, { readonly get: Route }>>)

/** `{id: string, ranking?: integer}` */
function outline(schema: Schema): string {
  if ('$ref' in schema) return schema.$ref.replace('#/components/schemas/', '')
  if ('const' in schema) return JSON.stringify(schema.const)
  if ('anyOf' in schema) return schema.anyOf.map(outline).join(' or ')
  if ('enum' in schema) return schema.enum.join('|')
  if (schema.type === 'array') return `[${outline(schema.items)}]`
  if (schema.type === 'object') return `{${membersOf(schema).join(', ')}}`
  return typeof schema.type === 'string' ? schema.type : schema.type.join('|')
}

function membersOf({ properties = {}, required = [], additionalProperties }: ObjectSchema) {
  const named = Object.entries(properties).map(
    ([name, member]) => `${name}${required.includes(name) ? '' : '?'}: ${outline(member)}`,
  )
  return additionalProperties ? [...named, `any: ${outline(additionalProperties)}`] : named
}

function outlineOfRoute([path, { get }]: (typeof routes)[number]) {
  const asked = (get.parameters ?? []).map(
    ({ name, required, schema }) => `${name}${required ? '' : '?'}: ${outline(schema)}`,
  )
  const answer = get.responses['200']!.content!['application/json'].schema
  const statuses = Object.keys(get.responses).join(' ')
  return `${path} ${get.operationId}(${asked.join(', ')}) ${outline(answer)} ${statuses}`
}

/** Every plain value under this name, at any depth of the document. */
function allNamed(name: string, within: unknown): readonly unknown[] {
  if (typeof within !== 'object' || within === null) return []
  return Object.entries(within).flatMap(([key, value]) =>
    key === name && typeof value !== 'object' ? [value] : allNamed(name, value),
  )
}

describe('version 1 of the routes for programs', () => {
  it('describes the answers that were promised', () => {
    const schemas = Object.entries(components.schemas as Readonly<Record<string, Schema>>)
    expect(schemas.map(([name, schema]) => `${name}: ${outline(schema)}`)).toEqual(lines(PROMISED))
  })

  it('describes the routes that were promised, with a parameter for each part of their addresses', () => {
    expect(routes.map(outlineOfRoute)).toEqual(lines(ROUTES))
    for (const [path, { get }] of routes) {
      const { parameters = [] } = get
      const inPath = parameters.filter((one) => one.in === 'path').map(({ name }) => `{${name}}`)
      expect(path.match(/\{\w+\}/g) ?? []).toEqual(inPath)
      expect(parameters.every((one) => ['path', 'query'].includes(one.in))).toBe(true)
    }
  })

  it('says with each answer how much of its limit is left', () => {
    const headers = Object.keys(components.headers).map((name) => [
      `RateLimit-${name}`,
      { $ref: `#/components/headers/${name}` },
    ])
    for (const [path, { get }] of routes.filter(([address]) => !address.endsWith('.json')))
      expect([path, get.responses['200']!.headers]).toEqual([path, Object.fromEntries(headers)])
    expect(Object.values(components.headers).map(({ schema }) => outline(schema))).toEqual([
      'integer',
      'integer',
      'integer',
      'string',
    ])
    expect(components.responses['429'].headers).toEqual({ 'Retry-After': { schema: { type: 'integer' } } })
  })

  it('asks for a key, but not where it only describes itself', () => {
    expect(document).toMatchObject({ openapi: '3.1.0', security: [{ key: [] }], servers: [{ url: '/' }] })
    expect(components.securitySchemes.key).toMatchObject({ type: 'http', scheme: 'bearer' })
    expect(document.paths['/api/v1/openapi.json'].get.security).toEqual([])
  })

  it('answers each failure in the same form', () => {
    const { '304': _unchanged, ...failures } = components.responses
    const error = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }
    expect(Object.values(failures).map(({ content }) => content)).toEqual(
      Object.values(failures).map(() => error),
    )
    for (const [, { get }] of routes) {
      const others = Object.entries(get.responses).filter(([status]) => status !== '200')
      expect(others.map(([, answer]) => answer)).toEqual(
        others.map(([status]) => ({ $ref: `#/components/responses/${status}` })),
      )
    }
  })
})

describe('the description', () => {
  it('refers to nothing that it does not describe', () => {
    const at = (ref: string) =>
      ref
        .slice(2)
        .split('/')
        .reduce<unknown>((found, name) => (found as Record<string, unknown> | undefined)?.[name], document)
    const refs = allNamed('$ref', document) as readonly string[]
    expect(refs.filter((ref) => at(ref) === undefined)).toEqual([])
  })

  it.each(['description', 'summary', 'title', 'version'])('has no empty %s', (name) => {
    const texts = allNamed(name, { ...document, components: { ...components, schemas: {} } })
    const described = Object.values(components.schemas).flatMap((schema) => allNamed('description', schema))
    expect([...texts, ...described].filter((text) => !/\w/.test(String(text)))).toEqual([])
    expect(texts).not.toEqual([])
  })

  it('says of each answer and of each header what it means', () => {
    const described = [...Object.values(components.responses), ...Object.values(components.headers)]
    expect(described.filter(({ description }) => !description)).toEqual([])
  })

  it('names the type of every value that has one', () => {
    expect(new Set(allNamed('type', components.schemas))).toEqual(
      new Set(['object', 'array', 'string', 'number', 'integer', 'boolean']),
    )
  })
})
