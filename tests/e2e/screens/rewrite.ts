import type { Page } from 'playwright/test'
import type { Board, CupBoard, GameBoard, GolfBoard } from '../../../src/domain/board/board'
import type { GameAnswer } from '../../../src/domain/box-score/game-answer'
import type { Game } from '../../../src/domain/game/game'
import type { GameSlug, Slug } from '../../../src/domain/league'

/** The real board with one thing about it changed on its way to the browser. */
export async function rewriteBoard<B extends Board = GameBoard>(
  page: Page,
  slug: Slug,
  change: (board: B) => B,
): Promise<void> {
  await page.route(`**/api/boards/${slug}`, async (route) => {
    const response = await route.fetch()
    if (response.status() !== 200) return route.fulfill({ response })
    return route.fulfill({ response, json: change((await response.json()) as B) })
  })
}

/** The same for what is known of an opened game. */
export async function rewriteAnswer(
  page: Page,
  slug: GameSlug,
  change: (answer: GameAnswer) => GameAnswer,
): Promise<void> {
  await page.route(`**/api/games/${slug}/*`, async (route) => {
    const response = await route.fetch()
    if (response.status() !== 200) return route.fulfill({ response })
    return route.fulfill({ response, json: change((await response.json()) as GameAnswer) })
  })
}

export const rewriteGames = (
  page: Page,
  slug: Slug,
  change: (games: readonly Game[]) => readonly Game[],
): Promise<void> => rewriteBoard(page, slug, (board) => ({ ...board, games: change(board.games) }))

export const rewriteGolf = (page: Page, change: (board: GolfBoard) => GolfBoard): Promise<void> =>
  rewriteBoard<GolfBoard>(page, 'pga', change)

export const rewriteCup = (page: Page, change: (board: CupBoard) => CupBoard): Promise<void> =>
  rewriteBoard<CupBoard>(page, 'rydercup', change)
