import type { BoardHead } from '../../domain/board/board'
import type { Slug } from '../../domain/league'
import type { StoredBoard } from '../../storage/db'
import type { SyncStorage } from '../ports'

export function createMemoryStorage() {
  const boards = new Map<Slug, StoredBoard>()
  const heads = new Map<string, BoardHead>()
  const storage: SyncStorage = {
    readBoard: async (slug) => boards.get(slug),
    readBoards: async () => [...boards.values()],
    saveBoard: async (stored) => void boards.set(stored.slug, stored),
    async touchBoard(slug, rev, checkedAt) {
      const stored = boards.get(slug)
      if (stored?.board.rev === rev) boards.set(slug, { ...stored, checkedAt })
    },
    saveHeads: async (changed) => changed.forEach((head) => heads.set(head.id, head)),
  }
  return { boards, heads, storage }
}
