import type { Slug } from '../domain/league'
import type { StoredBoard } from '../storage/db'
import { shareBoard } from './share-board'

/** Boards out of storage, with the last one of each league at hand: changing the league shows it in the same frame. */
export interface BoardSource {
  read(slug: Slug): Promise<StoredBoard | undefined>
  last(slug: Slug): StoredBoard | undefined
}

export function createBoardSource(readStored: (slug: Slug) => Promise<StoredBoard | undefined>): BoardSource {
  const last = new Map<Slug, StoredBoard>()
  return {
    async read(slug) {
      const stored = await readStored(slug)
      if (!stored) return undefined
      const shared = shareBoard(last.get(slug), stored)
      last.set(slug, shared)
      return shared
    },
    last: (slug) => last.get(slug),
  }
}
