import type { Board } from '../../src/domain/board/board'
import type { Slug } from '../../src/domain/league'
import type { ClockSetting } from '../../src/domain/time/product-clock'
import { until } from '../support/until'

/** The boards as the server has them: what pages are compared with. */
export interface Served {
  readonly clock: ClockSetting
  /** Asks now. Undefined while the server has no board or cannot be reached. */
  board(slug: Slug): Promise<Board | undefined>
  /** The board as the last question found it. */
  known(slug: Slug): Board | undefined
  /** Waits until the server is well again: it has these boards, and the feed answers. */
  untilWell(slugs: readonly Slug[]): Promise<void>
}

export function createServed(url: string, clock: ClockSetting): Served {
  const boards = new Map<Slug, Board>()
  /** Pages that are checked at the same time share one request. */
  const asking = new Map<Slug, Promise<Board | undefined>>()

  async function ask(slug: Slug): Promise<Board | undefined> {
    const known = boards.get(slug)
    const headers: HeadersInit = known ? { 'If-None-Match': `"${known.rev}"` } : {}
    const response = await fetch(`${url}/api/boards/${slug}`, { headers }).catch(() => undefined)
    if (response?.status === 304) return known
    if (!response?.ok) {
      await response?.body?.cancel()
      return undefined
    }
    const next = (await response.json()) as Board
    boards.set(slug, next)
    return next
  }

  function board(slug: Slug): Promise<Board | undefined> {
    const asked = asking.get(slug) ?? ask(slug).finally(() => asking.delete(slug))
    asking.set(slug, asked)
    return asked
  }

  return {
    clock,
    board,
    known: (slug) => boards.get(slug),
    async untilWell(slugs) {
      for (const slug of slugs)
        await until(
          `${slug} of a feed that answers`,
          async () => {
            const now = await board(slug)
            return now && now.source.state === 'ok'
          },
          90_000,
        )
    },
  }
}
