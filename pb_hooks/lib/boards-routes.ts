import { unsupportedSportText } from '../../src/domain/feed-texts/supported-sport'
import { parseSlug, type Slug } from '../../src/domain/league'
import { changesSnapshot } from './boards/changes-memory'
import { headsText } from './boards/head-memory'
import { readyBoard } from './boards/ready-board'
import type { Snapshot } from './boards/snapshot'
import { teamsAnswer } from './boards/teams-answer'
import { setCurrentSource, unconfirmedSnapshot } from './boards/unconfirmed'
import { guardQuietRoute } from './security/headers'
import { refuseBody } from './security/read-body'
import { refuseLongAddress } from './security/refuse-long-address'
import { letEdgesKeep } from './server/let-edges-keep'
import { setBuildHeader } from './server/site-index'
import { takesEncoding } from './server/takes-encoding'
import { quickIso } from './server/quick-iso'
import { iso, productNow, serverTime } from './server/time'

/** Seconds: teams come and go by the season, so an edge may keep them for a minute. */
const TEAMS_S = 60

/** GET /api/boards/{slug}, for a slug that has no route of its own: written otherwise, or no league at all. */
export function sendBoardByName(e: core.RequestEvent): void {
  const given = e.request!.pathValue('slug')
  const slug = parseSlug(given)
  if (!slug) {
    guardQuietRoute(e)
    throw new NotFoundError(unsupportedSportText(given))
  }
  return sendBoard(e, slug)
}

/**
 * The whole board, or 304 for a caller that has it; both say how old it is. It carries only the two security headers
 * that PocketBase sets by itself (nosniff, no frames elsewhere): the six others take 11 to 15 µs of the 72 µs that a
 * board takes of a core, and they govern pages, not data that everybody may read.
 */
export function sendBoard(e: core.RequestEvent, slug: Slug, keeping = 'no-cache', part = wholeOf): void {
  // This route is the busiest of all, and looking anything up on one of PocketBase's objects costs as much as a call.
  const request = e.request!
  refuseBody(e, request)
  refuseLongAddress(request)
  const ready = readyBoard(slug)
  if (!ready) {
    guardQuietRoute(e)
    throw new ApiError(503, 'The first scores of this league are on their way', {})
  }
  const { checkedAt, okUntilMs } = ready
  const now = productNow()
  const snapshot = now > okUntilMs ? unconfirmedSnapshot(slug, ready) : part(slug, ready.snapshot)
  const asked = request.header.get
  const say = e.response.header().set
  say('ETag', snapshot.tag)
  say('Cache-Control', keeping)
  say('Vary', 'Accept-Encoding')
  say('X-Now', quickIso(now))
  say('X-Checked-At', checkedAt)
  if (asked('If-None-Match').includes(snapshot.tag)) return e.noContent(304)
  if (!snapshot.gzipped || !takesEncoding(asked('Accept-Encoding'), 'gzip')) {
    return e.blob(200, 'application/json', snapshot.text)
  }
  say('Content-Encoding', 'gzip')
  return e.blob(200, 'application/json', snapshot.gzipped)
}

const wholeOf = (_slug: Slug, board: Snapshot) => board
const changesOf = (slug: Slug, board: Snapshot) => changesSnapshot(slug, board) ?? board

/**
 * GET /api/boards/{slug}/changes: what has changed on the board lately, for callers that had it in that time. It is the
 * same for all callers, so it does not ask which revision they have. It sends the whole board when the changes are not
 * shorter, or when nobody confirms the board.
 */
export function sendBoardChanges(e: core.RequestEvent): void {
  const slug = parseSlug(e.request!.pathValue('slug'))
  return slug ? sendBoard(e, slug, 'no-cache', changesOf) : sendBoardByName(e)
}

/**
 * GET /api/edge/boards/{slug}: the same for an edge, which keeps the headers of an answer with it. An edge gets 304
 * only if its answer also has the last confirmation: otherwise it would go on sending an older one. This is a route of
 * its own, because checking for an edge in every request for a board would slow all of them down.
 */
export function sendBoardToEdge(e: core.RequestEvent): void {
  return sendToEdge(e, wholeOf)
}

/** GET /api/edge/boards/{slug}/changes */
export function sendBoardChangesToEdge(e: core.RequestEvent): void {
  return sendToEdge(e, changesOf)
}

function sendToEdge(e: core.RequestEvent, part: typeof wholeOf): void {
  const given = e.request!.pathValue('slug')
  const slug = parseSlug(given)
  const ready = slug && readyBoard(slug)
  if (!slug || !ready) return sendBoardByName(e)
  const checked = new Date(ready.checkedAt).toUTCString()
  const header = e.request!.header
  if (header.get('If-Modified-Since') !== checked) header.del('If-None-Match')
  e.response.header().set('Last-Modified', checked)
  return sendBoard(e, slug, letEdgesKeep(e, 'no-cache'), part)
}

export { rememberHead, rereadHead } from './boards/head-memory'

/** These two hooks cover PocketBase's own routes to the records of `boards`. */
export function sendBoardRecord(e: core.RecordRequestEvent): void {
  if (e.record) setCurrentSource(e.record)
  return e.next()
}

export function sendBoardRecords(e: core.RecordsListRequestEvent): void {
  for (const record of e.records) if (record) setCurrentSource(record)
  return e.next()
}

/** GET /api/boards: the heads of all leagues. */
export function sendHeads(e: core.RequestEvent): void {
  guardQuietRoute(e)
  e.response.header().set('Cache-Control', letEdgesKeep(e, 'no-cache'))
  setBuildHeader(e)
  return e.blob(200, 'application/json', `{"heads":${headsText()}}`)
}

/** GET /api/teams: the teams that boards have shown, by league; 304 for a caller that has them. */
export function sendTeams(e: core.RequestEvent): void {
  const request = e.request!
  guardQuietRoute(e)
  const { tag, text, gzipped } = teamsAnswer()
  const say = e.response.header().set
  say('ETag', tag)
  say('Cache-Control', letEdgesKeep(e, 'no-cache', TEAMS_S))
  say('Vary', 'Accept-Encoding')
  if (request.header.get('If-None-Match').includes(tag)) return e.noContent(304)
  if (!gzipped || !takesEncoding(request.header.get('Accept-Encoding'), 'gzip'))
    return e.blob(200, 'application/json', text)
  say('Content-Encoding', 'gzip')
  return e.blob(200, 'application/json', gzipped)
}

/** GET /api/time */
export function sendTime(e: core.RequestEvent): void {
  guardQuietRoute(e)
  e.response.header().set('Cache-Control', letEdgesKeep(e, 'no-store'))
  setBuildHeader(e)
  const time = serverTime()
  return e.json(200, { ...time, now: iso(time.now) })
}
