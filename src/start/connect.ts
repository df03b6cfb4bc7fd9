import type { Slug } from '../domain/league'
import { browserClock } from '../platform/clock'
import { firstPaint } from '../platform/first-paint'
import { accountAtom, accountLater } from '../state/account'
import type { BoardSource } from '../state/board-source'
import type { Ports } from '../state/ports'
import type { Store } from '../state/store'
import { readHeads } from '../storage/heads'
import type { OpenedStorage } from '../storage/open-storage'
import { fetchFirstBoard } from '../sync/first-board'
import { createSyncStorage } from '../sync/sync-storage'
import type { Background } from './background'
import { fetchAndReport } from './fetch-and-report'
import { loadBackground } from './load-background'

/** What the screens may ask for, before the background is loaded and after. */
export function connect(storage: OpenedStorage, boards: BoardSource, store: Store): Ports {
  let shown: Slug | undefined
  let background: Background | undefined
  const { begin, loaded } = loadBackground((chunk) => chunk.startBackground(storage, store))
  store.set(accountAtom, accountLater(loaded.then(({ account }) => account)))
  void firstPaint.over.then(begin)
  void loaded.then((built) => {
    background = built
    if (shown) built.show(shown)
  })

  async function askFirst(slug: Slug) {
    const isThere = await fetchFirstBoard(slug, {
      fetchBoard: fetchAndReport(store),
      storage: createSyncStorage(storage.db, storage.guard),
      clock: browserClock,
    })
    if (!isThere) begin()
  }

  return {
    storage,
    boards,
    readHeads: () => readHeads(storage.db),
    showBoard(slug) {
      shown = slug
      if (background) background.show(slug)
      else if (!boards.last(slug)) void askFirst(slug)
    },
    boardDrawn: firstPaint.drawn,
    applyUpdate: () => background?.applyUpdate(),
  }
}
