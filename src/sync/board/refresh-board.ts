import { askForBoard } from '../../backend/ask-for-board'
import type { BoardAnswer } from '../../backend/read-board-answer'
import type { Board } from '../../domain/board/board'
import { CHANGES_COVER_MS } from '../../domain/board/changes/touched-lately'
import type { Slug } from '../../domain/league'
import type { StoredBoard } from '../../storage/rows'
import type { Storage } from '../../storage/storage'

interface Ports {
  readonly storage: Pick<Storage, 'read' | 'save'>
  readonly fetchBoard: (slug: Slug, knownRev?: string) => Promise<BoardAnswer>
  /** Asks what has changed since a recent board; undefined if the changes do not lead to the current board. */
  readonly fetchChanges?: (slug: Slug, known: Board) => Promise<BoardAnswer | undefined>
  readonly clock: { now(): number; learn(serverNow: number): void }
}

/** Asks for a board that nobody looks at, and keeps what is new. Resolves to whether the server has answered. */
export async function refreshBoard(slug: Slug, ports: Ports): Promise<boolean> {
  const { storage, fetchBoard, clock } = ports
  const stored = await storage.read('boards', slug)
  const changed = stored && isRecent(stored, clock.now()) && (await ports.fetchChanges?.(slug, stored.board))
  const answer = changed || (await fetchBoard(slug, stored?.board.rev))
  if ('now' in answer) clock.learn(Date.parse(answer.now))
  if (answer.kind === 'board') {
    await storage.save('boards', { slug, board: answer.board, checkedAt: answer.checkedAt })
  } else if (answer.kind === 'unchanged' && stored) {
    await storage.save('boards', { ...stored, checkedAt: answer.checkedAt })
  }
  return answer.kind !== 'failed'
}

/** The server answers with changes only for boards younger than this. */
function isRecent({ checkedAt }: StoredBoard, now: number): boolean {
  return Math.abs(now - Date.parse(checkedAt)) < CHANGES_COVER_MS
}

/** Does the same with the real server, for the service worker. */
export function fetchAndKeepBoard(
  slug: Slug,
  ports: Omit<Ports, 'fetchBoard' | 'fetchChanges'>,
): Promise<boolean> {
  return refreshBoard(slug, { ...ports, fetchBoard: askForBoard })
}
