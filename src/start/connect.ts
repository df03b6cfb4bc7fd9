import type { Slug } from '../domain/league'
import { browserClock } from '../platform/clock'
import { firstPaint } from '../platform/first-paint'
import { accountAtom, createDeferredAccount } from '../state/account'
import type { Ports } from '../state/ports'
import type { Store } from '../state/store'
import { createStorage } from '../storage/storage'
import { fetchFirstBoard } from '../sync/board/first-board'
import type { Background } from './background'
import type { Early } from './early'
import { createEarlyDevice, createEarlyFetch } from './early-reads'
import { fetchAndReport } from './fetch-and-report'
import { followFavourites } from './follow-favourites'
import { loadBackground } from './load-background'

/** A loader that disappears this soon is worse than none. */
const SOON_MS = 250

export interface Connected extends Ports {
  /** Resolves when the first render has what it should show, or need not wait for it any longer. */
  readonly prepare: () => Promise<void>
}

/** What the screens may ask for, before the background is loaded and after. */
export function connect(early: Early, store: Store): Connected {
  const storage = createStorage(createEarlyDevice(early))
  const fetchBoard = fetchAndReport(store, createEarlyFetch(early))
  let shown: readonly Slug[] = []
  let background: Background | undefined
  const { begin, loaded } = loadBackground((chunk) => chunk.startBackground(storage, store))

  store.set(accountAtom, createDeferredAccount(loaded.then(({ account }) => account)))
  void firstPaint.over.then(begin)
  void loaded.then((built) => {
    background = built
    built.show(...shown)
  })

  const asked = new Map<Slug, Promise<void>>()
  function askOnce(slug: Slug): Promise<void> {
    const asking = asked.get(slug) ?? askFirst(slug)
    asked.set(slug, asking)
    return asking
  }

  async function askFirst(slug: Slug) {
    const isThere = await fetchFirstBoard(slug, {
      fetchBoard,
      storage,
      clock: browserClock,
    })
    if (!isThere) begin()
  }

  return {
    async prepare() {
      const [board] = await Promise.all([
        storage.read('boards', early.slug),
        storage.readAll('heads'),
        followFavourites(storage, store),
      ])
      if (board) return
      const arrived = askOnce(early.slug).then(() => storage.read('boards', early.slug))
      await Promise.race([arrived, new Promise((resolve) => setTimeout(resolve, SOON_MS))])
    },
    storage,
    showBoard(...slugs) {
      shown = slugs
      if (background) return background.show(...slugs)
      for (const slug of slugs) if (!storage.last('boards', slug)) void askOnce(slug)
    },
    boardDrawn: firstPaint.drawn,
    applyUpdate: () => background?.applyUpdate(),
  }
}
