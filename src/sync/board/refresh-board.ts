import { askForBoard } from '../../backend/ask-for-board'
import type { BoardAnswer } from '../../backend/read-board-answer'
import type { Slug } from '../../domain/league'
import type { Storage } from '../../storage/storage'

interface Ports {
  readonly storage: Pick<Storage, 'read' | 'save'>
  readonly fetchBoard: (slug: Slug, knownRev?: string) => Promise<BoardAnswer>
  readonly clock: { learn(serverNow: number): void }
}

/** Asks for a board that nobody looks at, and keeps what is new. */
export async function refreshBoard(slug: Slug, { storage, fetchBoard, clock }: Ports): Promise<void> {
  const stored = await storage.read('boards', slug)
  const answer = await fetchBoard(slug, stored?.board.rev)
  if ('now' in answer) clock.learn(Date.parse(answer.now))
  if (answer.kind === 'board') {
    await storage.save('boards', { slug, board: answer.board, checkedAt: answer.checkedAt })
  } else if (answer.kind === 'unchanged' && stored) {
    await storage.save('boards', { ...stored, checkedAt: answer.checkedAt })
  }
}

/** The same from the real server, for the worker. */
export function fetchAndKeepBoard(slug: Slug, ports: Omit<Ports, 'fetchBoard'>): Promise<void> {
  return refreshBoard(slug, { ...ports, fetchBoard: askForBoard })
}
