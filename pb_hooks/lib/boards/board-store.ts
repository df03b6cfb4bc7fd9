import type { Board } from '../../../src/domain/board/board'
import type { Slug } from '../../../src/domain/league'
import { readShared, writeShared } from '../server/shared'
import { rememberEvents } from './on-board'

/** The last board of a league: from shared memory, or after a restart from the database. */
export function loadBoard(slug: Slug): Board | undefined {
  const known = readShared<Board>(boardKey(slug))
  if (known) return known
  const saved = loadSaved(slug)
  if (saved) rememberBoard(slug, saved)
  return saved
}

export function rememberBoard(slug: Slug, board: Board | undefined): void {
  rememberEvents(slug, board)
  if (board) writeShared(boardKey(slug), board)
  else $app.store().remove(boardKey(slug))
}

export function findRecord(collection: string, id: string, app: CoreApp = $app): core.Record | undefined {
  try {
    return app.findRecordById(collection, id)
  } catch (error) {
    if (String(error).includes('no rows')) return undefined
    throw error
  }
}

/** The record with this id, or a new one that has it. */
export function recordWithId(app: CoreApp, collection: string, id: string): core.Record {
  const found = findRecord(collection, id, app)
  if (found) return found
  const record = new Record(app.findCollectionByNameOrId(collection))
  record.set('id', id)
  return record
}

function loadSaved(slug: Slug): Board | undefined {
  const text = findRecord('board_documents', slug)?.getString('document')
  return text ? (JSON.parse(text) as Board) : undefined
}

function boardKey(slug: Slug): string {
  return `board:${slug}`
}
