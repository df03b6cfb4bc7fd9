import type { Board, BoardHead, CupRows, GameRows } from '../domain/board/board'
import type { GolfRows } from '../domain/golf/golf-rows'
import { ALL_LEAGUES, leagueOf, type Slug } from '../domain/league'
import { isObject, type JsonObject } from '../domain/json'
import { isSimplePhase } from '../domain/seasons/simple-phase'
import { isBoardFacts } from './shapes/board-shape'
import { isCup, isMatch, isSession } from './shapes/cup-shape'
import { isGame } from './shapes/game-shape'
import { isPlayer, isTournament } from './shapes/golf-shape'
import { rowReader, type WrongRows } from './shapes/row-reader'

const readGames = rowReader(isGame)
const readTournaments = rowReader(isTournament)
const readPlayers = rowReader(isPlayer)
const readSessions = rowReader(isSession)
const readMatches = rowReader(isMatch)

/** A board of that league in a shape we know; undefined for other answers: newer servers, captive portals, proxies. */
export function parseBoard(slug: Slug, body: unknown, wrong: WrongRows = 'leave-out'): Board | undefined {
  const { sport } = leagueOf(slug)
  if (!isObject(body) || body['sport'] !== sport || !isBoardFacts(body)) return undefined
  if (sport === 'PGA') return withRows({ ...body, sport }, golfRows(slug, body, wrong))
  if (sport === 'RYDER_CUP') return withRows({ ...body, sport }, cupRows(slug, body, wrong))
  return withRows({ ...body, sport }, gameRows(slug, body, wrong))
}

function withRows<Facts, Rows>(facts: Facts, rows: Rows | undefined): (Facts & Rows) | undefined {
  return rows && { ...facts, ...rows }
}

function gameRows(slug: Slug, body: JsonObject, wrong: WrongRows): GameRows | undefined {
  const games = readGames(body['games'], slug, wrong)
  return games && { games }
}

function golfRows(slug: Slug, body: JsonObject, wrong: WrongRows): GolfRows | undefined {
  const tournaments = readTournaments(body['tournaments'], slug, wrong)
  const players = readPlayers(body['players'], slug, wrong)
  return tournaments && players && { tournaments, players }
}

/** With a cup that cannot be read, its sessions and matches say nothing. */
function cupRows(slug: Slug, body: JsonObject, wrong: WrongRows): CupRows | undefined {
  const { cup } = body
  const sessions = readSessions(body['sessions'], slug, wrong)
  const matches = readMatches(body['matches'], slug, wrong)
  if (!sessions || !matches || (cup !== undefined && !isCup(cup))) return undefined
  return { ...(cup && { cup }), sessions, matches }
}

export function parseHeads(body: unknown): readonly BoardHead[] | undefined {
  const heads = isObject(body) ? body['heads'] : undefined
  if (!Array.isArray(heads)) return undefined
  return heads.flatMap((head) => parseHead(head) ?? [])
}

/** Only the members we know: a realtime record carries more. Leagues of a newer server are left out. */
export function parseHead(value: unknown): BoardHead | undefined {
  if (!isObject(value)) return undefined
  const { id, live, visible, season, in_season, priority } = value
  if (typeof id !== 'string' || !ALL_LEAGUES.some((league) => league.slug === id)) return undefined
  if (typeof live !== 'boolean' || typeof visible !== 'boolean' || typeof in_season !== 'boolean')
    return undefined
  if (!isSimplePhase(season) || typeof priority !== 'number') return undefined
  return { id, live, visible, season, in_season, priority }
}

/** ISO text of a server time. PocketBase writes a space where ISO has a `T`, which Safari cannot read. */
export function parseTime(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const time = Date.parse(value.replace(' ', 'T'))
  return Number.isNaN(time) ? undefined : new Date(time).toISOString()
}
