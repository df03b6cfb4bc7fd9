import type { Board } from '../domain/board/board'
import { catchUp, type Changes } from '../domain/board/changes/changes'
import { isObject } from '../domain/json'
import type { Slug } from '../domain/league'
import { browserFetch, getJson, type Fetch } from './get-json'
import { parseBoard } from './parse-board'
import { readBoardAnswer, type BoardAnswer } from './read-board-answer'
import { isRowsAndHead } from './shapes/change-shape'

/**
 * Fetches the current board for a device that has a recent one: only the changes since then come over the wire.
 * Undefined if they do not lead to the current board: the board here is too old, or the server does not know this
 * request. Then ask for the whole board.
 */
export async function fetchChanges(
  slug: Slug,
  known: Board,
  fetch: Fetch = browserFetch,
): Promise<BoardAnswer | undefined> {
  const reply = await getJson(fetch, `/api/boards/${slug}/changes`, { 'If-None-Match': `"${known.rev}"` })
  if (reply.kind === 'failed') return reply
  const body = isChanges(reply.body) ? boardAfter(slug, known, reply.body) : reply.body
  const answer = readBoardAnswer(slug, { ...reply, body })
  return answer.kind === 'failed' && answer.reason !== 'server' ? undefined : answer
}

/** A patch of a row that was left out here makes an incomplete row, and sorting such rows may throw. */
function boardAfter(slug: Slug, known: Board, changes: Changes): Board | undefined {
  try {
    const board = catchUp(known, changes)
    return board === 'gap' ? undefined : parseBoard(slug, board, 'refuse')
  } catch {
    return undefined
  }
}

function isChanges(value: unknown): value is Changes {
  if (!isObject(value) || !isRowsAndHead(value)) return false
  const { since, rev, rows } = value as Record<string, unknown>
  return typeof since === 'string' && typeof rev === 'string' && isObject(rows)
}
