import { ALL_LEAGUES, GAME_LEAGUES } from '../league'
import { ODDS_SPORTS } from '../odds/odds-sport'
import { rateLimitText } from '../people/api-keys/api-limits'
import { BOARD_SCHEMAS } from './board-schemas'
import { GAME_SCHEMAS } from './game-schemas'
import { ODDS_SCHEMAS } from './odds-schemas'
import { integer, listOf, object, oneOf, ref, text, type Schema } from './schema'

/** Describes every answer of the routes for programs. A test calls each route and compares its answer with this. */
export function openApi() {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Turbo Scores',
      version: '1',
      description:
        'Scores, box scores and betting lines, read-only, as the page itself has them. Members may be added; none is ' +
        'renamed or taken away before the version in the path changes. Whatever a key asks is answered by what its ' +
        'owner may see at that moment.',
    },
    servers: [{ url: '/' }],
    security: [{ key: [] }],
    paths: PATHS,
    components: {
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', description: 'A key of the settings: tsk_ and 64 digits' },
      },
      headers: HEADERS,
      responses: RESPONSES,
      schemas: {
        ...BOARD_SCHEMAS,
        ...GAME_SCHEMAS,
        ...ODDS_SCHEMAS,
        Error: object({ status: integer, message: text, data: { type: 'object' } }),
      },
    },
  } as const
}

type ErrorStatus = 400 | 404 | 502 | 503 | 504

interface Operation {
  readonly id: string
  readonly summary: string
  readonly answer: Schema
  readonly parameters?: readonly object[]
  readonly errors?: readonly ErrorStatus[]
  /** The answer says how old it is, and is 304 for a caller who already has it (boards and box scores). */
  readonly isTagged?: true
}

const league = path('slug', oneOf(...ALL_LEAGUES.map(({ slug }) => slug)), 'The league')
const gameLeague = path('slug', oneOf(...GAME_LEAGUES.map(({ slug }) => slug)), 'A league with games')
const oddsLeague = path(
  'slug',
  oneOf(
    ...ODDS_SPORTS.flatMap((sport) =>
      ALL_LEAGUES.filter((one) => one.sport === sport).map(({ slug }) => slug),
    ),
  ),
  'A league with betting lines',
)

const header = (name: string) => ({ $ref: `#/components/headers/${name}` })
const LIMIT_HEADERS = {
  'RateLimit-Limit': header('Limit'),
  'RateLimit-Remaining': header('Remaining'),
  'RateLimit-Reset': header('Reset'),
  'RateLimit-Policy': header('Policy'),
}

const PATHS = {
  '/api/v1/leagues': get({
    id: 'listLeagues',
    summary: 'All leagues, and which of them have live games',
    answer: object({ leagues: listOf(ref('League')) }),
  }),
  '/api/v1/boards/{slug}': get({
    id: 'getBoard',
    summary: 'The board of a league: the games, golfers or matches of the day',
    answer: ref('Board'),
    parameters: [league],
    errors: [404, 503],
    isTagged: true,
  }),
  '/api/v1/games/{slug}/{id}': get({
    id: 'getBoxScore',
    summary: 'The box score of a game',
    answer: ref('BoxScore'),
    parameters: [gameLeague, path('id', text, 'The id of the game, as its board has it')],
    errors: [404, 502, 504],
    isTagged: true,
  }),
  '/api/v1/odds/{slug}': get({
    id: 'getOdds',
    summary: 'The betting lines of the games of a board',
    answer: ref('OddsBoard'),
    parameters: [oddsLeague],
    errors: [404, 503],
    isTagged: true,
  }),
  '/api/v1/odds/{slug}/{game}/history': get({
    id: 'getOddsHistory',
    summary: 'How the line of a game moved',
    answer: ref('OddsHistory'),
    parameters: [
      oddsLeague,
      path('game', text, 'The id of the game'),
      query('page', 'From 1'),
      query('perPage', '1 to 100'),
    ],
    errors: [400, 404],
  }),
  '/api/v1/days/{slug}/{day}': get({
    id: 'getDay',
    summary: 'The games of any day',
    answer: ref('Day'),
    parameters: [gameLeague, path('day', text, 'The Eastern day: 2026-10-25')],
    errors: [400, 404, 502, 504],
    isTagged: true,
  }),
  '/api/v1/openapi.json': {
    get: {
      operationId: 'describe',
      summary: 'This description',
      security: [],
      responses: { '200': { description: 'OK', content: json({ type: 'object' }) } },
    },
  },
}

const RESPONSES = {
  '304': { description: 'Nothing has changed since the ETag of If-None-Match' },
  '400': failure('A part of the address is written otherwise'),
  '401': failure('No key, or one that is revoked'),
  '403': failure('The owner of the key may not see this, or has no API access any more'),
  '404': failure('There is no such league, game or line'),
  '429': { ...failure(rateLimitText()), headers: { 'Retry-After': { schema: integer } } },
  '502': failure('The feed does not answer, or not well'),
  '503': failure('The first scores or lines of this league are on their way'),
  '504': failure('The feed does not answer in time'),
}

const HEADERS = {
  Limit: { description: 'Requests of the window that ends first', schema: integer },
  Remaining: { description: 'How many of them are left', schema: integer },
  Reset: { description: 'In how many seconds the window begins anew', schema: integer },
  Policy: { description: 'All windows: requests;w=seconds', schema: text },
}

function get({ id, summary, answer, parameters = [], errors = [], isTagged }: Operation) {
  const statuses = [...(isTagged ? [304] : []), 401, 403, 429, ...errors]
  return {
    get: {
      operationId: id,
      summary,
      parameters,
      responses: {
        '200': { description: 'OK', headers: LIMIT_HEADERS, content: json(answer) },
        ...Object.fromEntries(
          statuses.map((status) => [String(status), { $ref: `#/components/responses/${status}` }]),
        ),
      },
    },
  }
}

function failure(description: string) {
  return { description, content: json(ref('Error')) }
}

function json(schema: Schema) {
  return { 'application/json': { schema } }
}

function path(name: string, schema: Schema, description: string) {
  return { name, in: 'path', required: true, description, schema }
}

function query(name: string, description: string) {
  return { name, in: 'query', required: false, description, schema: integer }
}
