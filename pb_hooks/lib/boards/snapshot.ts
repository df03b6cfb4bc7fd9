import type { Board } from '../../../src/domain/board/board'
import { gzip } from '../server/gzip'

/** A board as bytes that are ready to be sent. One object, so that body and revision cannot come apart. */
export interface Snapshot {
  readonly rev: string
  readonly tag: string
  readonly text: string
  readonly gzipped: number[] | undefined
}

export function makeSnapshot(board: Board): Snapshot {
  const text = JSON.stringify(board)
  return { rev: board.rev, tag: `"${board.rev}"`, text, gzipped: gzip(text) }
}

/** Reading a member out of shared memory costs; a plain object is read for free from then on. */
export function plainSnapshot({ rev, tag, text, gzipped }: Snapshot): Snapshot {
  return { rev, tag, text, gzipped }
}
