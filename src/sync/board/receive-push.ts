import { parseBoard } from '../../backend/parse-board'
import type { BoardMessage } from '../../backend/parse-message'
import type { Board } from '../../domain/board/board'
import { applyDelta } from '../../domain/board/delta'
import { longDelta, type ShortDelta } from '../../domain/board/push/short-delta'
import type { StoredBoard } from '../../storage/rows'
import { isOlderRevision } from '../../domain/board/revision'

/** What a push makes of the board we have. `stale`: nothing new. `gap`: something is missing, ask for the whole. */
export type PushResult =
  | { readonly kind: 'news'; readonly stored: StoredBoard }
  | { readonly kind: 'stale' }
  | { readonly kind: 'gap' }

export function receivePush(stored: StoredBoard | undefined, message: BoardMessage): PushResult {
  if (!stored) return { kind: 'gap' }
  if (message.rev === stored.board.rev) return recheck(stored, message.checkedAt)
  if (isOlderRevision(message.rev, stored.board.rev)) return { kind: 'stale' }
  const board = message.delta && patchedBoard(stored, message.delta)
  if (!board) return { kind: 'gap' }
  return {
    kind: 'news',
    stored: { ...stored, board, checkedAt: later(stored.checkedAt, message.checkedAt) },
  }
}

function recheck(stored: StoredBoard, checkedAt: string): PushResult {
  const next = later(stored.checkedAt, checkedAt)
  return next === stored.checkedAt
    ? { kind: 'stale' }
    : { kind: 'news', stored: { ...stored, checkedAt: next } }
}

/** ISO times of one format order as text. */
function later(known: string, said: string): string {
  return said > known ? said : known
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
