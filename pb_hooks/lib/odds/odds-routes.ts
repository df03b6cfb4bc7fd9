import { markedHistory } from '../../../src/domain/odds/marked-history'
import { takesEncoding } from '../server/takes-encoding'
import { iso, productNow } from '../server/time'
import { requireOddsAccess } from './odds-gate'
import { changesAsked, gameAsked, idsAsked, leagueAsked, pageAsked, type OddsLeague } from './odds-query'
import { oddsSnapshot } from './odds-snapshot'
import { oddsVersion } from './odds-version'
import { findHistory, findRecentChanges } from './find-changes'
import { findGameOdds } from './odds-store'

/** GET /api/odds/{slug}: the lines of the league's board, or with `?ids=` the stored records of these games. */
export function sendOdds(e: core.RequestEvent): void {
  requireOddsAccess(e)
  const asked = leagueAsked(e)
  const ids = idsAsked(e)
  return ids ? sendRecords(e, asked, ids) : sendRows(e, asked)
}

/** GET /api/v1/odds/{slug}: the lines of the league's board, whatever else the address asks for. */
export function sendOddsBoard(e: core.RequestEvent): void {
  requireOddsAccess(e)
  return sendRows(e, leagueAsked(e))
}

function sendRows(e: core.RequestEvent, { league }: OddsLeague): void {
  const version = oddsVersion(league.slug)
  const snapshot = version && oddsSnapshot(league.slug, version.rev)
  if (!snapshot) throw new ApiError(503, 'The first odds of this league are on their way', {})
  const asked = e.request!.header
  const header = e.response.header()
  header.set('ETag', snapshot.tag)
  header.set('X-Now', iso(productNow()))
  header.set('X-Checked-At', version.checkedAt)
  if (asked.get('If-None-Match').includes(snapshot.tag)) return e.noContent(304)
  if (!snapshot.gzipped || !takesEncoding(asked.get('Accept-Encoding'), 'gzip'))
    return e.blob(200, 'application/json', snapshot.text)
  header.set('Content-Encoding', 'gzip')
  return e.blob(200, 'application/json', snapshot.gzipped)
}

function sendRecords(e: core.RequestEvent, { sport }: OddsLeague, ids: readonly string[]): void {
  const rows = findGameOdds($app, sport, ids)
  const known = new Set(rows.map(({ game_id }) => game_id))
  return e.json(200, { sport, rows, missing: ids.filter((id) => !known.has(id)) })
}

/** GET /api/odds/{slug}/{game}/history: how one line moved, newest first. */
export function sendHistory(e: core.RequestEvent): void {
  requireOddsAccess(e)
  const { sport } = leagueAsked(e)
  const game = gameAsked(e)
  const { page, size } = pageAsked(e)
  // One more than shown tells whether there is another page.
  const rows = findHistory(game, sport, { limit: size + 1, offset: (page - 1) * size })
  if (rows.length === 0 && page === 1) throw new NotFoundError('No odds are known for this game')
  const [record] = page === 1 ? findGameOdds($app, sport, [game]) : []
  return e.json(200, {
    sport,
    game,
    page,
    perPage: size,
    more: rows.length > size,
    rows: markedHistory(rows.slice(0, size), record),
  })
}

/** GET /api/odds/changes: the lines that moved last, of all sports or of one. */
export function sendChanges(e: core.RequestEvent): void {
  requireOddsAccess(e)
  const { sport, limit } = changesAsked(e)
  return e.json(200, { rows: findRecentChanges(sport, limit) })
}
