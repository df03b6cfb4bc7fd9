import { sampleLine } from '../../../src/domain/odds/testing/sample-odds'
import { boardOfFeed } from '../../support/boards'
import { startSignedIn } from '../account'
import { BOARD, DIALOG, fewGames, openMenu, showLineHistory, SIGNED_IN } from './board'
import { LEAGUE, type Screen, type Stand } from './screen'

const EXPORT = {
  ...BOARD,
  dialogs: ['src/features/export/export-dialog.tsx'],
  sizes: [
    { width: 320, height: 640 },
    { width: 1440, height: 900 },
  ],
  onceThere: async (stand: Stand) => {
    await openMenu(stand)
    await stand.page.getByRole('menuitem', { name: 'Export' }).click()
    await stand.page.locator(`${DIALOG} [data-export]`).waitFor()
  },
} as const satisfies Partial<Screen>

/** What belongs to the app itself: home, the menu and what it opens, and the screens of what broke. */
export const APP_SCREENS: readonly Screen[] = [
  { name: 'home', route: 'HOME_PATH', path: '/all', ready: '[data-preview] h2' },
  { name: 'coming-soon', route: LEAGUE, path: '/f1', ready: ':text("Coming soon!")' },
  {
    name: 'unsupported-sport',
    route: '/:sport/leaderboard',
    path: '/nfl/leaderboard',
    ready: ':text("Unsupported Sport")',
  },
  {
    name: 'menu-guest',
    ...BOARD,
    onceThere: openMenu,
  },
  { name: 'menu-signed-in', ...SIGNED_IN, onceThere: openMenu },
  {
    name: 'signed-in-with-odds',
    ...SIGNED_IN,
    prepare: async (stand) => {
      await showOdds(stand)
      await SIGNED_IN.prepare(stand)
    },
    ready: '[data-odds=moneyline]',
  },
  {
    name: 'guest-prompt',
    ...BOARD,
    prepare: async (stand) => {
      await stand.page.addInitScript(() => localStorage.setItem('ts-guest-metrics', '{"interactions":8}'))
      await fewGames(stand)
    },
    ready: '[data-guest-prompt]',
    sizes: [
      { width: 320, height: 640 },
      { width: 1440, height: 900 },
    ],
    onceThere: ({ page }) => page.locator('[data-guest-prompt]').scrollIntoViewIfNeeded(),
  },
  {
    name: 'line-moves',
    ...SIGNED_IN,
    dialogs: ['src/features/odds/line-moves.tsx'],
    prepare: async (stand) => {
      await showLineHistory(stand)
      await SIGNED_IN.prepare(stand)
    },
    sizes: [
      { width: 320, height: 640 },
      { width: 1440, height: 900 },
    ],
    onceThere: async (stand) => {
      await openMenu(stand)
      await stand.page.getByRole('menuitem', { name: 'Line Moves' }).click()
      await stand.page.locator(`${DIALOG} li`).first().waitFor()
    },
  },
  { name: 'export', ...EXPORT, prepare: SIGNED_IN.prepare },
  { name: 'export-locked', ...EXPORT, prepare: ({ context, product }) => startSignedIn(context, product) },
  {
    name: 'install',
    ...BOARD,
    dialogs: ['src/features/install/install-dialog.tsx'],
    // The user agent of a browser that does not offer to install the app by itself.
    prepare: async (stand) => {
      await stand.page.addInitScript(() => {
        Object.defineProperty(navigator, 'userAgent', { value: 'iPhone Safari/604.1' })
      })
      await fewGames(stand)
    },
    onceThere: async (stand) => {
      await openMenu(stand)
      await stand.page.getByRole('menuitem', { name: 'Install App' }).click()
      await stand.page.locator(DIALOG).waitFor()
    },
  },
  {
    name: 'broken-component',
    route: 'HOME_PATH',
    path: '/all',
    // If the server answered, the page would reload.
    prepare: async ({ page }) => {
      await page.route('**/assets/opened-home-*.js', (route) => route.abort())
      await page.route('**/api/time', (route) => route.abort())
    },
    ready: ':text("Something went wrong in Home")',
    onceThere: ({ page }) => page.getByText('Technical Details').click(),
  },
  {
    name: 'broken-app',
    route: 'HOME_PATH',
    path: '/all',
    // The screen that tells of a broken part breaks as well: then there is only the last resort.
    prepare: async ({ page }) => {
      await page.addInitScript(() => {
        let asked = 0
        // React tries a part that fails a second time before it gives it up.
        Object.defineProperty(navigator, 'connection', {
          get: () => {
            asked += 1
            if (asked <= 2) throw new Error('not told')
          },
        })
      })
      await page.route('**/assets/opened-home-*.js', (route) => route.abort())
    },
    ready: 'h1:text-is("Something went wrong")',
  },
]

/** Lines of every length on every card: the day's own may be few. */
async function showOdds({ page, product }: Stand) {
  const { games } = await boardOfFeed(product.url, 'nfl')
  const line = { ...sampleLine(), capture: 'regular' }
  const rows = Object.fromEntries(games.map(({ id }) => [id, line]))
  const headers = { 'X-Checked-At': '2026-10-25T18:30:00.000Z' }
  const json = { v: 1, sport: 'NFL', rev: 'shown-1', rows }
  await page.route('**/api/odds/nfl', (route) => route.fulfill({ headers, json }))
}
