import type { Board } from '../../../src/domain/board/board'
import type { Slug } from '../../../src/domain/league'
import { gzip } from '../server/gzip'
import { loadBoard } from './board-store'

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

export function publishSnapshot(slug: Slug, snapshot: Snapshot): void {
  $app.store().set(`snapshot:${slug}`, snapshot)
}

/** Made anew after a restart, when only the database remembers the board. */
export function currentSnapshot(slug: Slug): Snapshot | undefined {
  const published = $app.store().get(`snapshot:${slug}`) as Snapshot | null
  if (published) return unwrap(published)
  const board = loadBoard(slug)
  if (!board) return undefined
  const made = makeSnapshot(board)
  publishSnapshot(slug, made)
  return made
}

/** Reading a member out of shared memory costs; a plain object is read for free from then on. */
function unwrap({ rev, tag, text, gzipped }: Snapshot): Snapshot {
  return { rev, tag, text, gzipped }
}
