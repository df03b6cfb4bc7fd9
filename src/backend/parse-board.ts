import type { Board, BoardHead } from '../domain/board/board'
import { rowListsOf, type RowList } from '../domain/board/board-rows'
import { ALL_LEAGUES, leagueOf, type Slug } from '../domain/league'
import { isObject } from '../domain/json'
import { isSimplePhase } from '../domain/seasons/simple-phase'

const CONTENT_KINDS: readonly unknown[] = ['games', 'countdown', 'message', 'special']
const PHASES: readonly unknown[] = ['scheduled', 'live', 'final', 'off']

/** A board of that league in a shape we know, or nothing: a newer server, a captive portal and a proxy's page are not. */
export function parseBoard(slug: Slug, body: unknown): Board | undefined {
  if (!isObject(body) || body['v'] !== 1 || body['sport'] !== leagueOf(slug).sport) return undefined
  if (!isFilled(body['rev']) || typeof body['day'] !== 'string') return undefined
  if (!isObject(body['source']) || !isObject(body['content'])) return undefined
  if (!CONTENT_KINDS.includes(body['content']['kind'])) return undefined
  const isComplete = rowListsOf(leagueOf(slug).sport).every((list) => isRowList(list, body[list]))
  return isComplete ? (body as unknown as Board) : undefined
}

function isRowList(list: RowList, rows: unknown): boolean {
  return Array.isArray(rows) && rows.every(list === 'games' ? isGame : isRow)
}

function isRow(value: unknown): boolean {
  return isObject(value) && isFilled(value['id'])
}

function isGame(value: unknown): boolean {
  if (!isObject(value) || !isFilled(value['id']) || !PHASES.includes(value['phase'])) return false
  return isTeam(value['homeTeam']) && isTeam(value['awayTeam']) && isObject(value['venue'])
}

function isTeam(value: unknown): boolean {
  return isObject(value) && typeof value['name'] === 'string' && typeof value['score'] === 'number'
}

function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
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
