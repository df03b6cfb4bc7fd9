import { openApi } from '../../src/domain/api/openapi'
import { ALL_LEAGUES, parseGameSlug, type Slug } from '../../src/domain/league'
import { summaryRefusal } from '../../src/domain/box-score/summary-failure'
import { enterWithKey } from './api/enter-with-key'
import { knownHead } from './boards/head-memory'
import { sendBoardByName } from './boards-routes'
import { sendDay } from './days'
import { sendGame } from './games'
import { sendHistory, sendOddsBoard } from './odds'
import { guardQuietRoute } from './security/headers'
import { sendJson } from './server/send-json'

/** The routes for programs: their answers are those of the page's own routes, for the owner of the key. */

/** GET /api/v1/leagues */
export function sendApiLeagues(e: core.RequestEvent): void {
  enterWithKey(e)
  return e.json(200, {
    leagues: ALL_LEAGUES.flatMap(({ slug, sport, label }) => leagueNow(slug, sport, label)),
  })
}

function leagueNow(slug: Slug, sport: string, label: string) {
  const head = knownHead(slug)
  if (!head) return [{ slug, sport, label, live: false, inSeason: false }]
  const { live, visible, season, in_season: inSeason } = head
  return visible ? [{ slug, sport, label, live, inSeason, season }] : []
}

/** GET /api/v1/boards/{slug} */
export function sendApiBoard(e: core.RequestEvent): void {
  enterWithKey(e)
  return sendBoardByName(e)
}

/** GET /api/v1/games/{slug}/{id} */
export function sendApiGame(e: core.RequestEvent): void {
  enterWithKey(e)
  const slug = e.request!.pathValue('slug')
  if (!parseGameSlug(slug)) throw new NotFoundError(summaryRefusal(slug))
  return sendGame(e)
}

/** GET /api/v1/odds/{slug} */
export function sendApiOdds(e: core.RequestEvent): void {
  enterWithKey(e)
  return sendOddsBoard(e)
}

/** GET /api/v1/odds/{slug}/{game}/history */
export function sendApiHistory(e: core.RequestEvent): void {
  enterWithKey(e)
  return sendHistory(e)
}

/** GET /api/v1/days/{slug}/{day} */
export function sendApiDay(e: core.RequestEvent): void {
  enterWithKey(e)
  return sendDay(e)
}

/** GET /api/v1/openapi.json: what these routes answer, for everybody who wants to use them. */
export function sendOpenApi(e: core.RequestEvent): void {
  guardQuietRoute(e)
  e.response.header().set('Cache-Control', 'no-cache')
  return sendJson(e, openApi())
}
