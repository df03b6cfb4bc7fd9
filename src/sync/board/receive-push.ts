import { parseBoard } from '../../backend/parse-board'
import type { BoardMessage } from '../../backend/parse-message'
import type { Board } from '../../domain/board/board'
import { applyDelta } from '../../domain/board/delta'
import { longDelta, type ShortDelta } from '../../domain/board/push/short-delta'
import { isEarlierCheck } from '../../domain/time/earlier-check'
import type { StoredBoard } from '../../storage/rows'
import { isOlderRevision } from '../../domain/board/revision'

/** What a push makes of the board we have. `stale`: nothing new. `gap`: something is missing, ask for the whole. */
export type PushResult =
  | { readonly kind: 'news'; readonly stored: StoredBoard }
  | { readonly kind: 'stale' }
  | { readonly kind: 'gap' }

export function receivePush(
  stored: StoredBoard | undefined,
  message: BoardMessage,
  nowMs: number,
): PushResult {
  if (!stored) return { kind: 'gap' }
  if (message.rev === stored.board.rev) return recheck(stored, message.checkedAt, nowMs)
  if (isOlderRevision(message.rev, stored.board.rev)) return { kind: 'stale' }
  const board = message.delta && patchedBoard(stored, message.delta)
  if (!board) return { kind: 'gap' }
  return {
    kind: 'news',
    stored: { ...stored, board, checkedAt: later(stored.checkedAt, message.checkedAt, nowMs) },
  }
}

function recheck(stored: StoredBoard, checkedAt: string, nowMs: number): PushResult {
  const next = later(stored.checkedAt, checkedAt, nowMs)
  return next === stored.checkedAt
    ? { kind: 'stale' }
    : { kind: 'news', stored: { ...stored, checkedAt: next } }
}

function later(known: string, said: string, nowMs: number): string {
  return isEarlierCheck(Date.parse(said), Date.parse(known), nowMs) ? known : said
}

/** A delta that leads to something that is no board (a row of which we never had the rest) counts as a gap. */
function patchedBoard({ slug, board }: StoredBoard, short: ShortDelta): Board | undefined {
  try {
    const delta = longDelta(board, short)
    return delta === 'gap' ? undefined : parseBoard(slug, applyDelta(board, delta), 'refuse')
  } catch {
    return undefined
  }
}
