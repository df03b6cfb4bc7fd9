import type { Board } from '../domain/board/board'
import type { Slug } from '../domain/league'
import { parseBoard, parseTime } from './parse-board'
import { serverTimeOnArrival } from './server-time-on-arrival'
import type { Answered, Failure } from './reply'

/** `checkedAt`: when the server last found it to be true; `now`: its clock. Both product time, ISO. */
export type BoardAnswer =
  | { readonly kind: 'board'; readonly board: Board; readonly checkedAt: string; readonly now: string }
  | { readonly kind: 'unchanged'; readonly checkedAt: string; readonly now: string }
  | { readonly kind: 'none' }
  | { readonly kind: 'failed'; readonly reason: Failure }

/** Reads an answer of a board's route, for the page and for the worker. */
export function readBoardAnswer(slug: Slug, reply: Answered): BoardAnswer {
  const now = serverTimeOnArrival(reply.headers, parseTime(reply.headers.get('X-Now')))
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
