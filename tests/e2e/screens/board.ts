import { THREE_CHANGES } from '../../../src/domain/odds/testing/sample-changes'
import { startSignedIn } from '../account'
import { rewriteGames } from './rewrite'
import { CARDS, LEAGUE, type Screen, type Stand } from './screen'

export const DIALOG = 'dialog[open]'

/** Some cards in the background, so that what stands before them is what is looked at. */
export const BOARD = {
  route: LEAGUE,
  path: '/nfl',
  ready: CARDS,
  prepare: fewGames,
} as const satisfies Partial<Screen>

export const SIGNED_IN = {
  ...BOARD,
  prepare: async (stand: Stand) => {
    await startSignedIn(stand.context, stand.product, { tier: 'premium' })
    await fewGames(stand)
  },
} as const

export async function fewGames({ page }: Stand) {
  await rewriteGames(page, 'nfl', (games) => games.slice(0, 4))
}

/** A line that moved a few times in the days before. */
export async function showLineHistory({ page }: Pick<Stand, 'page'>) {
  const json = { rows: THREE_CHANGES, more: false }
  await page.route('**/api/odds/*/*/history*', (route) => route.fulfill({ json }))
  await page.route('**/api/odds/changes*', (route) => route.fulfill({ json }))
}

export async function openMenu({ page }: Pick<Stand, 'page'>) {
  await page.getByRole('banner').getByRole('button', { name: /^Menu/ }).click()
  await page.getByRole('menu').waitFor()
}
