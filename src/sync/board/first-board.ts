import type { BoardAnswer } from '../../backend/read-board-answer'
import type { Slug } from '../../domain/league'
import type { BrowserClock } from '../../platform/clock'
import type { Storage } from '../../storage/storage'

export interface FirstBoardPorts {
  readonly fetchBoard: (slug: Slug) => Promise<BoardAnswer>
  readonly storage: Pick<Storage, 'save'>
  readonly clock: Pick<BrowserClock, 'learn'>
}

/**
 * Asks once for a board that this device has never seen, before the rest of the sync is even loaded. Resolves to
 * whether it came. If not, the caller starts the sync, which tries again.
 */
export async function fetchFirstBoard(slug: Slug, ports: FirstBoardPorts): Promise<boolean> {
  const answer = await ports.fetchBoard(slug)
  if ('now' in answer) ports.clock.learn(Date.parse(answer.now))
  if (answer.kind !== 'board') return false
  await ports.storage.save('boards', { slug, board: answer.board, checkedAt: answer.checkedAt })
  return true
}
