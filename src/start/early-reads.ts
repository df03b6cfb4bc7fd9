import type { Fetch } from '../backend/get-json'
import type { StoredHead } from '../domain/tabs/stored-tab'
import type { StoredBoard } from '../storage/db'
import { openFirstStorage, type FirstStorage } from '../storage/first-storage'
import type { Early } from './early'

/** What the page has begun to read is used once: later reads see what has changed since. */
export function openEarlyStorage(early: Early): FirstStorage {
  const storage = openFirstStorage(early.database)
  const board = once(early.board)
  const heads = once(early.heads)
  return {
    ...storage,
    async readBoard(slug) {
      const begun = slug === early.slug ? ((await board()) as StoredBoard | undefined) : undefined
      return begun?.board.v === 1 ? begun : storage.readBoard(slug)
    },
    async readHeads() {
      return ((await heads()) as readonly StoredHead[] | undefined) ?? storage.readHeads()
    },
  }
}

/** What the page has asked the server for is the answer to the first who asks the same. */
export function createEarlyFetch(early: Early): Fetch {
  const answer = once(early.answer)
  return async (path, init) => {
    const begun =
      path === `/api/boards/${early.slug}` ? ((await answer()) as Response | undefined) : undefined
    return begun ?? fetch(path, init)
  }
}

/** A beginning that failed is none. */
function once(begun: Promise<unknown>): () => Promise<unknown> {
  let left: Promise<unknown> | undefined = begun
  return () => {
    const taken = left
    left = undefined
    return taken?.catch(() => undefined) ?? Promise.resolve(undefined)
  }
}
