import {
  BACKGROUND_REFRESH_IDLE_MS,
  BACKGROUND_REFRESH_LIVE_MS,
  MINUTE_MS,
} from '../../domain/time/intervals'
import { ALL_LEAGUES, type Slug } from '../../domain/league'
import type { Board } from '../../domain/board/board'
import { isLiveBoard } from '../../domain/board/live-board'
import { picturesOf } from './board-pictures'
import type { Cancel } from '../../platform/timers'
import { keepAsking, type Asker, type Outcome } from '../keep-asking'
import type { LeaderPorts } from '../ports'
import type { HeadsSync } from './heads-sync'
import { refreshBoard } from './refresh-board'

/**
 * How old a board that nobody looks at may get. It serves visits without network; opening it asks at once anyway.
 * Refreshing these boards costs a viewer nearly as much as all pushes of the board on the screen.
 */
const STALE_MS = 15 * MINUTE_MS

export interface AllBoards {
  /** Asks now for boards that are stale, if there are any. */
  readonly refresh: () => void
  readonly stop: Cancel
}

/** Keeps the boards that nobody looks at, so that every league opens at once, and without network. */
export function startAllBoards(
  ports: LeaderPorts,
  shown: () => readonly Slug[],
  loadHeads: HeadsSync['load'],
): AllBoards {
  let storedLogos: string | undefined
  let storedLogosAt = 0
  /** When each board was asked for that the server has answered about since. */
  const askedAt = new Map<Slug, number>()

  /**
   * The first round asks for all boards, a later one for the stalest: it costs the same for any number of leagues. After
   * a board that got no answer, all stale ones are asked for: the server may be back.
   */
  async function round(): Promise<readonly Board[]> {
    const others = ALL_LEAGUES.map(({ slug }) => slug).filter((slug) => !shown().includes(slug))
    const isFirst = askedAt.size === 0
    const stale = others.filter(isStale).toSorted((a, b) => lastAsked(a) - lastAsked(b))
    const asked = stale.every((slug) => askedAt.has(slug)) ? stale.slice(0, 1) : stale
    if (isFirst) await loadHeads()
    await twoAtATime(asked, async (slug) => {
      if (rounds.isStopped()) return
      const isAnswered = await refreshBoard(slug, ports)
      if (isAnswered) askedAt.set(slug, ports.clock.now())
      else askedAt.delete(slug)
    })
    return (await ports.storage.readAll('boards')).map(({ board }) => board)
  }

  const lastAsked = (slug: Slug) => askedAt.get(slug) ?? 0
  const isStale = (slug: Slug) => isOver(lastAsked(slug))
  /** A time ahead of now is from before the server's clock was set back. */
  const isOver = (since: number) => Math.abs(ports.clock.now() - since) >= STALE_MS

  function take(boards: readonly Board[]): Outcome {
    storeLogos(picturesOf(boards))
    const wait = boards.some(isLiveBoard) ? BACKGROUND_REFRESH_LIVE_MS : BACKGROUND_REFRESH_IDLE_MS
    return { kind: 'answered', againMs: ports.clock.waitMs(wait) }
  }

  /** Repeats the same list now and then: the browser may have dropped pictures, or the server could not serve them. */
  function storeLogos(paths: readonly string[]) {
    const wanted = paths.join()
    if (wanted === storedLogos && !isOver(storedLogosAt)) return
    ports.storeLogos(paths)
    storedLogos = wanted
    storedLogosAt = ports.clock.now()
  }

  const rounds: Asker = keepAsking({
    timers: ports.timers,
    fetch: round,
    take,
    retryMs: () => ports.clock.waitMs(BACKGROUND_REFRESH_IDLE_MS),
  })
  rounds.ask()
  return { refresh: rounds.ask, stop: rounds.stop }
}

/** Two at a time: a browser opens six connections, and the board on the screen needs some of them. */
const AT_ONCE = 2

async function twoAtATime<Item>(items: readonly Item[], run: (item: Item) => Promise<void>): Promise<void> {
  const left = [...items]
  const next = async (): Promise<void> => {
    const item = left.shift()
    if (item === undefined) return
    await run(item)
    await next()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, next))
}
