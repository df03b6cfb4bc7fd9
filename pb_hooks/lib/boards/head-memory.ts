import type { BoardHead } from '../../../src/domain/board/board'
import { ALL_LEAGUES, type Slug } from '../../../src/domain/league'
import { findRecord } from '../server/records'
import { readHead } from './heads'

/**
 * The heads of all leagues in shared memory: every page that opens asks for them, and in a crowd their reads of the
 * database would queue. A head is remembered before its save ends and its push goes out, so a page that hears of a head
 * and asks finds it.
 */
export function headsText(): string {
  readOnce()
  return `[${ALL_LEAGUES.map(({ slug }) => recall(keyOf(slug)))
    .filter(Boolean)
    .join()}]`
}

export function knownHeads(): BoardHead[] {
  return JSON.parse(headsText()) as BoardHead[]
}

export function knownHead(slug: Slug): BoardHead | undefined {
  return knownHeads().find(({ id }) => id === slug)
}

// Looking a method up on one of PocketBase's objects costs more than calling it.
const recall = $app.store().get

/** Hooks of the collection call this, so that nobody who writes heads has to think of it. */
export function rememberHead(e: core.RecordEvent): void {
  $app.store().set(keyOf(e.record!.id), textOf(e.record!))
  return e.next()
}

/** After a failed save or a deletion, the database's head counts again. */
export function rereadHead(e: core.RecordEvent): void {
  const saved = findRecord('board_heads', e.record!.id, e.app)
  if (saved) $app.store().set(keyOf(saved.id), textOf(saved))
  else $app.store().remove(keyOf(e.record!.id))
  return e.next()
}

/** Once per start. What somebody saves meanwhile is newer than what is read here, so it stays. */
function readOnce(): void {
  if (recall(ARE_READ)) return
  const store = $app.store()
  for (const record of $app.findAllRecords('board_heads')) {
    if (record) store.getOrSet(keyOf(record.id), () => textOf(record))
  }
  store.set(ARE_READ, true)
}

const ARE_READ = 'board-heads-are-read'

const keyOf = (id: string) => `board-head:${id}`

const textOf = (record: core.Record) => JSON.stringify(readHead(record))
