import type { Board, BoardHead } from '../domain/board/board'
import type { Slug } from '../domain/league'
import { browserFetch, getJson, type Failure, type Fetch, type Reply } from './get-json'
import { parseBoard, parseHeads, parseTime } from './parse-board'

/** `checkedAt`: when the server last found it to be true; `now`: its clock. Both product time, ISO. */
export type BoardAnswer =
  | { readonly kind: 'board'; readonly board: Board; readonly checkedAt: string; readonly now: string }
  | { readonly kind: 'unchanged'; readonly checkedAt: string; readonly now: string }
  | { readonly kind: 'none' }
  | { readonly kind: 'failed'; readonly reason: Failure }

/** Reads one league's board, or learns that the one we know is still right. */
export async function fetchBoard(
  slug: Slug,
  knownRev?: string,
  fetch: Fetch = browserFetch,
): Promise<BoardAnswer> {
  const headers: Record<string, string> = knownRev === undefined ? {} : { 'If-None-Match': `"${knownRev}"` }
  const reply = await getJson(fetch, `/api/boards/${slug}`, headers)
  return reply.kind === 'failed' ? reply : readAnswer(slug, reply)
}

function readAnswer(slug: Slug, reply: Extract<Reply, { kind: 'answered' }>): BoardAnswer {
  const now = parseTime(reply.headers.get('X-Now'))
  const checkedAt = parseTime(reply.headers.get('X-Checked-At'))
  // A proxy's own 503 is a page, ours is JSON: only ours says that nothing was polled yet.
  if (reply.status === 503)
    return reply.body === undefined ? { kind: 'failed', reason: 'server' } : { kind: 'none' }
  if (reply.status === 404) return { kind: 'failed', reason: 'unknown-league' }
  if (reply.status !== 200 && reply.status !== 304) return { kind: 'failed', reason: 'server' }
  if (now === undefined || checkedAt === undefined) return { kind: 'failed', reason: 'unreadable' }
  if (reply.status === 304) return { kind: 'unchanged', checkedAt, now }
  const board = parseBoard(slug, reply.body)
  return board ? { kind: 'board', board, checkedAt, now } : { kind: 'failed', reason: 'unreadable' }
}

export async function fetchHeads(fetch: Fetch = browserFetch): Promise<readonly BoardHead[] | undefined> {
  const reply = await getJson(fetch, '/api/boards')
  return reply.kind === 'answered' && reply.status === 200 ? parseHeads(reply.body) : undefined
}
