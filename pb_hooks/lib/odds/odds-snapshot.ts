import type { Slug } from '../../../src/domain/league'
import type { Snapshot } from '../boards/snapshot'
import { gzip } from '../server/gzip'
import { loadOddsBoard } from './odds-memory'

/** The odds board of this revision as bytes, made at the first request: most revisions are never asked for whole. */
export function oddsSnapshot(slug: Slug, rev: string): Snapshot | undefined {
  const known = $app.store().get(key(slug)) as Snapshot | null
  if (known?.rev === rev) return known
  const board = loadOddsBoard(slug, $app)
  if (!board) return undefined
  const text = JSON.stringify(board)
  const made = { rev: board.rev, tag: `"${board.rev}"`, text, gzipped: gzip(text) }
  $app.store().set(key(slug), made)
  return made
}

function key(slug: Slug): string {
  return `odds-snapshot:${slug}`
}
