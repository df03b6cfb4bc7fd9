import type { Board } from '../../board'
import { applyDelta, diffBoards } from '../../delta'
import { readPush, writePush } from '../push-text'
import { longDelta, shortDelta } from '../short-delta'

/** The whole way of a change: shortened, written, read, completed, applied. */
export function sendAndApply(before: Board, after: Board): unknown {
  const delta = diffBoards(before, after)
  if (!delta) return { ...before, rev: after.rev }
  const { rest, ...short } = shortDelta(before, delta)
  const change = { ...short, rest: JSON.stringify(rest) }
  const read = readPush(writePush({ rev: after.rev, checkedAt: '2026-10-25T17:00:00.000Z', change }))
  if (!read?.change) return 'unreadable'
  const long = longDelta(before, { ...read.change, rest: JSON.parse(read.change.rest) })
  return long === 'gap' ? 'gap' : applyDelta(before, long)
}
