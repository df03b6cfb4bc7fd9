import type { BoardHead } from '../../src/domain/board'
import { parseSlug, type Slug } from '../../src/domain/league'
import { checkedAt } from './boards/checked-at'
import { currentSnapshot } from './boards/snapshot'
import { serverSettings } from './server/settings'
import { iso, productNow } from './server/time'

/** GET /api/boards/{slug}: the whole board, or 304 for who has it; both say how old it is. */
export function sendBoard(e: core.RequestEvent): void {
  const slug = parseSlug(e.request!.pathValue('slug'))
  if (!slug) throw new NotFoundError('There is no such league')
  const snapshot = currentSnapshot(slug)
  if (!snapshot) throw new ApiError(503, 'The first scores of this league are on their way', {})
  const tag = `"${snapshot.rev}"`
  setHeaders(e, slug, tag)
  if (e.request!.header.get('If-None-Match').includes(tag)) return e.noContent(304)
  if (snapshot.gzipped && acceptsGzip(e)) {
    e.response.header().set('Content-Encoding', 'gzip')
    e.response.header().set('Content-Length', String(snapshot.gzipped.length))
    return e.blob(200, 'application/json', snapshot.gzipped)
  }
  return e.blob(200, 'application/json', snapshot.text)
}

/** GET /api/boards: the heads of all leagues. */
export function sendHeads(e: core.RequestEvent): void {
  const heads: BoardHead[] = $app
    .findAllRecords('board_heads')
    .map((record) => ({ id: record!.id, live: record!.getBool('live'), visible: record!.getBool('visible') }))
  e.response.header().set('Cache-Control', 'no-cache')
  return e.json(200, { heads })
}

/** GET /api/time: what a client needs to share the product clock. */
export function sendTime(e: core.RequestEvent): void {
  e.response.header().set('Cache-Control', 'no-store')
  return e.json(200, { now: iso(productNow()), rate: serverSettings().clock.rate })
}

function setHeaders(e: core.RequestEvent, slug: Slug, tag: string): void {
  const header = e.response.header()
  header.set('ETag', tag)
  header.set('Cache-Control', 'no-cache')
  header.set('Vary', 'Accept-Encoding')
  header.set('X-Now', iso(productNow()))
  header.set('X-Checked-At', checkedAt(slug) ?? '')
}

function acceptsGzip(e: core.RequestEvent): boolean {
  return e.request!.header.get('Accept-Encoding').includes('gzip')
}
