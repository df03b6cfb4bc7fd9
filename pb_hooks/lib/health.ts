import { parseSlug, type Slug } from '../../src/domain/league'
import { boardFreshness, UNREACHED, type Freshness } from '../../src/domain/operations/health/board-freshness'
import { boardVersion } from './boards/board-memory'
import { knownHeads } from './boards/head-memory'
import { checkStarted } from './health/check-all-now'
import { EDGES_KEY, edgesStatusNow } from './health/edges-now'
import { readiness, readWhileAsked, writeWhileAsked } from './health/probe'
import { wasFeedReached } from './polling/feed-reached'
import { guardQuietRoute } from './security/headers'
import { answerOwnCall, refuseStrangers } from './security/internal'
import { serverSettings } from './server/settings'
import { writeShared } from './server/shared'
import { iso, productNow } from './server/time'

/** GET /api/health/live: the process answers. */
export function sendLive(e: core.RequestEvent): void {
  return send(e, 200, { status: 'live' })
}

/** GET /api/health/ready: whether the database serves everybody's reads, and takes writes. */
export function sendReady(e: core.RequestEvent): void {
  const status = readiness()
  return send(e, status === 'ready' ? 200 : 503, { status })
}

/** GET /api/health/fresh: whether the feed was reached, and has lately confirmed all boards with live games. */
export function sendFresh(e: core.RequestEvent): void {
  const freshness = freshnessNow()
  return send(e, freshness.status === 'fresh' ? 200 : 503, freshness)
}

/** GET /api/health/edges: whether the edges take changes. Only operators see where edges are and who listens there. */
export function sendEdges(e: core.RequestEvent): void {
  const status = edgesStatusNow()
  return send(e, status === 'ok' || status === 'none' ? 200 : 503, { status })
}

/** POST /api/internal/edges: the process that sends changes to the edges reports how that goes. */
export function noteEdges(e: core.RequestEvent): void {
  refuseStrangers(e)
  writeShared(EDGES_KEY, JSON.parse(e.request!.header.get('X-Edge-Figures')))
  return e.noContent(204)
}

/** POST /api/internal/probe/{what}: a read or a write that ends when its asker goes away. */
export function probeDatabase(e: core.RequestEvent): void {
  refuseStrangers(e)
  if (e.request!.pathValue('what') === 'read') readWhileAsked(e)
  else writeWhileAsked(e)
  return e.noContent(204)
}

/** POST /api/internal/check/{slug}: checks a scoreboard. A feed may hang, so the caller does not wait here. */
export function checkScoreboardNow(e: core.RequestEvent): void {
  refuseStrangers(e)
  const slug = parseSlug(e.request!.pathValue('slug'))
  if (!slug) throw new NotFoundError('No such league')
  answerOwnCall(e)
  checkStarted(slug)
}

function freshnessNow(): Freshness {
  if (!wasFeedReached()) return UNREACHED
  const { clock, liveIntervalMs } = serverSettings()
  const live = knownHeads().filter((head) => head.live)
  const boards = live.map(({ id }) => {
    const slug = id as Slug
    return { slug, checkedAtMs: Date.parse(boardVersion(slug)?.checkedAt ?? '') || 0 }
  })
  return boardFreshness(boards, productNow(), liveIntervalMs, clock)
}

/** Text of ours and not `e.json`, which changes the order of members from answer to answer. */
function send(e: core.RequestEvent, status: number, body: object): void {
  guardQuietRoute(e)
  e.response.header().set('Cache-Control', 'no-store')
  return e.blob(status, 'application/json', JSON.stringify({ ...body, now: iso(productNow()) }))
}
