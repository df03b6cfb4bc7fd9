import type { Board } from '../../../src/domain/board/board'
import type { Slug } from '../../../src/domain/league'
import { readShared, writeShared } from '../server/shared'
import { parseVersion, versionOf, versionText, type BoardVersion } from './board-version'
import { eventIdsOf } from './event-ids'
import { announcedVersion, savedBoard } from './saved-board'
import { makeSnapshot, plainSnapshot, type Snapshot } from './snapshot'

/**
 * All that the process remembers of a league's board, in shared memory. There are four parts, one for each kind of
 * reader, because taking a part out of the whole would cost too much. What is missing after a restart is made anew from
 * the database.
 */
const PARTS = ['board-snapshot', 'board', 'board-events', 'board-version'] as const

/** Makes this the league's board. The returned function undoes that, for a transaction that fails. */
export function rememberBoard(
  slug: Slug,
  board: Board,
  snapshot: Snapshot,
  version: BoardVersion,
): () => void {
  const store = $app.store()
  const before = PARTS.map((part) => ({
    key: keyOf(part, slug),
    value: store.get(keyOf(part, slug)) as unknown,
  }))
  // This one is never undone: from now on somebody may see the revision.
  store.set(givenOutKey(slug), board.rev)
  store.set(keyOf('board-snapshot', slug), snapshot)
  rememberContent(slug, board)
  // The version comes last, so that everyone who reads it finds the board that it names.
  rememberVersion(slug, version)
  return () => {
    for (const { key, value } of before) {
      if (value === null) store.remove(key)
      else store.set(key, value)
    }
  }
}

/** The feed has confirmed the board as it is. */
export function rememberVersion(slug: Slug, version: BoardVersion): void {
  $app.store().set(keyOf('board-version', slug), versionText(version))
}

export function loadBoard(slug: Slug): Board | undefined {
  const known = readShared<Board>(keyOf('board', slug))
  if (known) return known
  const saved = savedBoard(slug)
  if (saved) rememberContent(slug, saved)
  return saved
}

/** Whether the league's current board shows this game or tournament. */
export function isOnBoard(slug: Slug, id: string): boolean {
  const events = $app.store().get(keyOf('board-events', slug)) as string | null
  return events?.includes(` ${id} `) ?? false
}

export function currentSnapshot(slug: Slug): Snapshot | undefined {
  const known = $app.store().get(keyOf('board-snapshot', slug)) as Snapshot | null
  if (known) return plainSnapshot(known)
  const board = loadBoard(slug)
  if (!board) return undefined
  const made = makeSnapshot(board)
  $app.store().set(keyOf('board-snapshot', slug), made)
  return made
}

export function boardVersion(slug: Slug): BoardVersion | undefined {
  const text = boardVersionText(slug)
  return text === undefined ? undefined : parseVersion(text)
}

// Looking a method up on one of PocketBase's objects costs as much as calling it.
const recall = $app.store().get

/** One short text, because every request for a board reads it and each look into shared memory costs. */
export function boardVersionText(slug: Slug): string | undefined {
  const text = recall(keyOf('board-version', slug)) as string | null
  if (text) return text
  const announced = announcedVersion(slug)
  const board = announced && loadBoard(slug)
  return board && versionText(versionOf(board, announced.checkedAt))
}

/** The revision that was used last, also by a save that failed: somebody who asked in that moment has seen it. */
export function revisionGivenOut(slug: Slug): string | undefined {
  return ($app.store().get(givenOutKey(slug)) as string | null) ?? undefined
}

/** The ids of events are kept apart: a board also has ids of teams and players, and takes long to search. */
function rememberContent(slug: Slug, board: Board): void {
  writeShared(keyOf('board', slug), board)
  $app.store().set(keyOf('board-events', slug), ` ${eventIdsOf(board).join(' ')} `)
}

function keyOf(part: (typeof PARTS)[number], slug: Slug): string {
  return `${part}:${slug}`
}

function givenOutKey(slug: Slug): string {
  return `board-given-out:${slug}`
}
