import type { Page } from 'playwright'
import type { League, ServedBoards, GameTexts } from './served-boards'

interface Shown {
  readonly league: League
  readonly rev: string
  readonly texts: GameTexts
  readonly drift: string
  /** When this page was loaded: another one after each reload. */
  readonly loadedAt: number
}

/** Reads everything that is compared at one moment. Undefined between two leagues, when there is no board. */
export function readWall(page: Page): Promise<Shown | undefined> {
  return page.evaluate(() => {
    const board = document.querySelector<HTMLElement>('[data-board]')
    if (!board) return undefined
    const cards = [...board.querySelectorAll<HTMLElement>('article[data-game]')]
    const scoreOf = (card: HTMLElement, side: string) =>
      card.querySelector<HTMLElement>(`[data-team=${side}]`)?.dataset['score']
    const texts = cards.map((card) => {
      const { game, phase, period } = card.dataset
      return [game, [phase, period, scoreOf(card, 'away'), scoreOf(card, 'home')].join(' | ')] as const
    })
    return {
      league: board.dataset['board'] as League,
      rev: board.dataset['rev']!,
      texts: Object.fromEntries(texts) as GameTexts,
      drift: document.querySelector('main')!.style.translate,
      loadedAt: performance.timeOrigin,
    }
  })
}

/** A page shows a new board within this time, even if it has only just come to the board's league. */
const SOON_MS = 2000
/** The test may not have noted a board that the server has only just made. */
const LATER_MS = 300

export type Look =
  | { readonly kind: 'right' | 'nothing'; readonly shown?: Shown }
  | { readonly kind: 'wrong'; readonly shown: Shown; readonly why: string }

/** The wall must show what the server said, and not much longer than that was true. */
export async function lookAtWall(page: Page, server: ServedBoards): Promise<Look> {
  for (let tries = 0; ; tries++) {
    const shown = await readWall(page)
    if (!shown) return { kind: 'nothing' }
    const why = faultOf(shown, server)
    if (why === undefined) return { kind: 'right', shown }
    if (tries * LATER_MS > SOON_MS) return { kind: 'wrong', shown, why }
    await page.waitForTimeout(LATER_MS)
  }
}

function faultOf({ league, rev, texts }: Shown, server: ServedBoards): string | undefined {
  const served = server.find(league, rev)
  if (!served) return `${league} ${rev} was never served`
  const ids = new Set([...Object.keys(texts), ...Object.keys(served.texts)])
  const wrong = [...ids].filter((id) => texts[id] !== served.texts[id])
  if (wrong.length > 0)
    return `${league} ${rev}: ${wrong.map((id) => `${texts[id]} instead of ${served.texts[id]}`).join('; ')}`
  const late = served.overSince === undefined ? 0 : Date.now() - served.overSince
  return late > SOON_MS ? `${league} ${rev} was over ${late} ms ago` : undefined
}
