import type { Slug } from '../domain/league'
import { browserClock } from '../platform/clock'
import { firstPaint } from '../platform/first-paint'
import { accountAtom, accountLater } from '../state/account'
import { createBoardSource } from '../state/board-source'
import { createHeadSource } from '../state/head-source'
import type { Ports } from '../state/ports'
import type { Store } from '../state/store'
import { fetchFirstBoard } from '../sync/board/first-board'
import type { Background } from './background'
import type { Early } from './early'
import { createEarlyFetch, openEarlyStorage } from './early-reads'
import { fetchAndReport } from './fetch-and-report'
import { createFirstFollow } from './follow-first'
import { loadBackground } from './load-background'

/** A loader that leaves again this soon is worse than none. */
const SOON_MS = 250

export interface Connected extends Ports {
  /** Resolves when the first render has what it should show, or need not wait for it any longer. */
  readonly prepare: () => Promise<void>
}

/** What the screens may ask for, before the background is loaded and after. */
export function connect(early: Early, store: Store): Connected {
  const first = openEarlyStorage(early)
  const fetchBoard = fetchAndReport(store, createEarlyFetch(early))
  let shown: Slug | undefined
  let background: Background | undefined
  const { follow, again, hand } = createFirstFollow()
  const { begin, loaded } = loadBackground((chunk) => chunk.startBackground(first, store))
  const stored = () => background ?? first
  const boards = createBoardSource((slug) => stored().readBoard(slug))

  store.set(accountAtom, accountLater(loaded.then(({ account }) => account)))
  void firstPaint.over.then(begin)
  void loaded.then((built) => {
    background = built
    hand(built.follow)
    if (shown) built.show(shown)
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
      saveBoard: (board) => first.saveBoard(board),
      clock: browserClock,
    })
    if (isThere) again()
    else begin()
  }

  const heads = createHeadSource(() => stored().readHeads())

  return {
    async prepare() {
      const [board] = await Promise.all([boards.read(early.slug), heads.read()])
      if (board) return
      const arrived = askOnce(early.slug).then(() => boards.read(early.slug))
      await Promise.race([arrived, new Promise((resolve) => setTimeout(resolve, SOON_MS))])
    },
    openStorage() {
      begin()
      return loaded.then(({ storage }) => storage)
    },
    boards,
    heads,
    follow,
    showBoard(slug) {
      shown = slug
      if (background) background.show(slug)
      else if (!boards.last(slug)) void askOnce(slug)
    },
    boardDrawn: firstPaint.drawn,
    applyUpdate: () => background?.applyUpdate(),
  }
}
