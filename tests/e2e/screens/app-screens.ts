import { sampleLine } from '../../../src/domain/odds/testing/sample-odds'
import { THREE_CHANGES } from '../../../src/domain/odds/testing/sample-changes'
import { boardOfFeed } from '../../support/boards'
import type { Product } from '../../support/product'
import {
  openApiKeys,
  openAuthModal,
  openMyTeams,
  openPreferences,
  openSettings,
  startSignedIn,
} from '../account'
import { CARDS, DAY, GAME, LEAGUE, TEAM, type Screen, type Stand } from './screen'
import { rewriteGames } from './rewrite'

const SETTINGS = 'src/features/account/settings'
const DIALOG = 'dialog[open]'

/** Some cards in the background, so that what stands before them is what is looked at. */
const BOARD = {
  route: LEAGUE,
  path: '/nfl',
  ready: CARDS,
  prepare: fewGames,
} as const satisfies Partial<Screen>

const SIGNED_IN = {
  ...BOARD,
  prepare: async (stand: Stand) => {
    await startSignedIn(stand.context, stand.product, { tier: 'premium' })
    await fewGames(stand)
  },
} as const

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

const AUTH = { ...BOARD, dialogs: ['src/features/account/sign-in/auth-modal.tsx'] } as const

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
    name: 'reset-password',
    route: 'RESET_PASSWORD_PATH',
    path: `/reset-password?token=${mailedToken(4e9)}`,
    // The form also stands when the server cannot be asked about the link.
    prepare: ({ page }) => page.route('**/api/account/link', (route) => route.abort()),
    ready: 'form input',
  },
  {
    name: 'reset-password-over',
    route: 'RESET_PASSWORD_PATH',
    path: `/reset-password?token=${mailedToken(1)}`,
    ready: ':text("Invalid or expired reset link")',
  },
  {
    name: 'confirm-email-over',
    route: 'CONFIRM_EMAIL_PATH',
    path: `/confirm-email?token=${mailedToken(1)}`,
    // The server reports only tokens that it signed as expired; it calls any other token invalid.
    prepare: ({ page }) =>
      page.route('**/confirm-verification', (route) =>
        route.fulfill({ status: 400, json: { data: { token: { code: 'otp_expired' } } } }),
      ),
    ready: ':text("Link expired")',
  },
  {
    name: 'verify-link-broken',
    route: 'VERIFY_PATH',
    path: '/auth/v1/verify',
    ready: ':text("Invalid verification link - missing token")',
  },
  {
    name: 'auth-callback-refused',
    route: 'AUTH_CALLBACK_PATH',
    path: '/auth/callback',
    ready: ':text("Invalid authentication callback")',
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
    name: 'day',
    route: DAY,
    path: '/nfl/day/2026-10-18',
    prepare: ({ context, product }) => startSignedIn(context, product, { tier: 'verified' }),
    ready: CARDS,
    sizes: [
      { width: 320, height: 640 },
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ],
  },
  {
    name: 'day-locked',
    route: DAY,
    path: '/nfl/day/2026-10-18',
    prepare: ({ context, product }) => startSignedIn(context, product),
    ready: '[data-locked] button',
    sizes: [
      { width: 320, height: 640 },
      { width: 1440, height: 900 },
    ],
  },
  {
    name: 'team',
    route: TEAM,
    path: '/nfl/team/12',
    prepare: async (stand) => {
      await startSignedIn(stand.context, stand.product, { tier: 'verified' })
      await showKeptLines(stand)
    },
    ready: '[data-split=Home]',
  },
  {
    name: 'team-locked',
    route: TEAM,
    path: '/nfl/team/12',
    prepare: ({ context, product }) => startSignedIn(context, product),
    ready: '[data-locked] button',
    sizes: [
      { width: 320, height: 640 },
      { width: 1440, height: 900 },
    ],
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
    name: 'auth-welcome',
    ...AUTH,
    onceThere: async ({ page }) => {
      await openAuthModal(page, 'Sign In')
      await page.locator(DIALOG).getByRole('button', { name: /back/i }).click()
    },
  },
  { name: 'auth-sign-in', ...AUTH, onceThere: ({ page }) => openAuthModal(page, 'Sign In') },
  { name: 'auth-sign-up', ...AUTH, onceThere: ({ page }) => openAuthModal(page, 'Sign Up') },
  {
    name: 'auth-forgot-password',
    ...AUTH,
    onceThere: async ({ page }) => {
      await openAuthModal(page, 'Sign In')
      await page.locator(DIALOG).getByRole('button', { name: 'Forgot password?' }).click()
    },
  },
  {
    name: 'set-password',
    ...BOARD,
    dialogs: ['src/features/account/first-password/set-password.tsx'],
    prepare: async (stand) => {
      await startSignedIn(stand.context, stand.product, { record: { invited_by_admin: true } })
      await fewGames(stand)
    },
    ready: `${DIALOG} :text("Set Your Password")`,
  },
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
    name: 'settings',
    ...SIGNED_IN,
    // A sheet on phones, a dialog on desktops.
    dialogs: [`${SETTINGS}/settings-sheet.tsx`, `${SETTINGS}/settings-dialog.tsx`],
    onceThere: ({ page }) => openSettings(page),
  },
  {
    name: 'my-teams',
    ...BOARD,
    onceThere: async ({ page }) => {
      await openMyTeams(page)
      await page.getByRole('region', { name: 'All teams' }).getByRole('listitem').first().waitFor()
    },
  },
  { name: 'preferences', ...SIGNED_IN, onceThere: ({ page }) => openPreferences(page) },
  {
    name: 'api-keys',
    ...SIGNED_IN,
    onceThere: async ({ page }) => {
      await openApiKeys(page)
      await page.getByLabel('Name of the program').fill('Scoreboard in the hall')
      await page.getByRole('button', { name: 'Create key' }).click()
      await page.locator('[data-new-key]').waitFor()
    },
  },
  {
    name: 'api-keys-locked',
    ...BOARD,
    prepare: async (stand) => {
      await startSignedIn(stand.context, stand.product)
      await fewGames(stand)
    },
    sizes: [
      { width: 320, height: 640 },
      { width: 1440, height: 900 },
    ],
    onceThere: async ({ page }) => {
      await openApiKeys(page)
      await page.locator(`${DIALOG} [data-locked]`).waitFor()
    },
  },
  {
    name: 'box-score-guest',
    route: GAME,
    dialogs: ['src/features/box-score/box-score.tsx'],
    path: firstGame,
    ready: `${DIALOG} [data-locked]`,
    prepare: fewGames,
  },
  {
    name: 'no-such-game',
    route: GAME,
    dialogs: ['src/features/box-score/box-score.tsx'],
    path: '/nfl/game/999',
    ready: `${DIALOG} :text("No such NFL game")`,
    prepare: fewGames,
  },
  {
    name: 'preview',
    route: GAME,
    dialogs: ['src/features/box-score/box-score.tsx'],
    path: nextGame,
    ready: `${DIALOG} [data-chart] canvas`,
    prepare: async (stand) => {
      await showLineHistory(stand)
      await startSignedIn(stand.context, stand.product, { tier: 'premium' })
    },
  },
  {
    name: 'box-score',
    route: GAME,
    dialogs: ['src/features/box-score/box-score.tsx'],
    path: firstGame,
    ready: `${DIALOG} [data-chart=win-probability] canvas`,
    prepare: async (stand) => {
      await showLineHistory(stand)
      await SIGNED_IN.prepare(stand)
    },
    onceThere: ({ page }) => page.locator(`${DIALOG} summary`).click(),
  },
  {
    name: 'weather',
    route: GAME,
    dialogs: ['src/features/box-score/weather-sheet.tsx'],
    path: firstGame,
    ready: `${DIALOG} [data-facts=About]`,
    prepare: ({ context, product }) => startSignedIn(context, product),
    onceThere: async ({ page }) => {
      await page.getByRole('button', { name: 'Weather in detail' }).click()
      await page.locator('[data-weather] dd').first().waitFor()
    },
  },
  {
    name: 'game-alerts',
    ...BOARD,
    dialogs: ['src/features/game-alerts/game-alerts.tsx'],
    prepare: async (stand) => {
      await showGameAlerts(stand)
      await startSignedIn(stand.context, stand.product, { tier: 'premium' })
    },
    onceThere: async ({ page }) => {
      await openMenu({ page })
      await page.getByRole('menuitem', { name: /^Game Alerts/ }).click()
      await page.locator('[data-alert]').first().waitFor()
      await page.locator('[data-rule] summary').first().click()
    },
  },
  {
    name: 'game-alerts-of-game',
    route: GAME,
    dialogs: ['src/features/game-alerts/game-alerts.tsx'],
    path: firstGame,
    ready: `${DIALOG} [data-line-score]`,
    prepare: async (stand) => {
      await showGameAlerts(stand)
      await startSignedIn(stand.context, stand.product, { tier: 'premium' })
    },
    onceThere: async ({ page }) => {
      await page.getByRole('button', { name: 'Alerts for this game' }).click()
      await page.getByRole('switch').first().waitFor()
    },
  },
  {
    name: 'game-alerts-locked',
    ...BOARD,
    prepare: ({ context, product }) => startSignedIn(context, product),
    dialogs: ['src/features/game-alerts/game-alerts.tsx'],
    onceThere: async ({ page }) => {
      await openMenu({ page })
      await page.getByRole('menuitem', { name: 'Game Alerts' }).click()
      await page.locator('[data-locked=custom_alerts]').waitFor()
    },
  },
  {
    name: 'box-score-broken',
    route: GAME,
    dialogs: ['src/app/opened-game.tsx'],
    path: firstGame,
    prepare: ({ page }) => page.route('**/assets/soon-*.js', (route) => route.abort()),
    ready: `${DIALOG} :text("Something went wrong in Box Score")`,
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

/** The page reads only one thing from a link's token: until when it is valid, in seconds since 1970. */
function mailedToken(exp: number): string {
  return `head.${btoa(JSON.stringify({ exp })).replaceAll('=', '')}.sign`
}

async function fewGames({ page }: Stand) {
  await rewriteGames(page, 'nfl', (games) => games.slice(0, 4))
}

/** Lines of every length on every card: the day's own may be few. */
async function showOdds({ page, product }: Stand) {
  const { games } = await boardOfFeed(product.url, 'nfl')
  const line = { ...sampleLine(), capture: 'regular' }
  const rows = Object.fromEntries(games.map(({ id }) => [id, line]))
  const headers = { 'X-Checked-At': '2026-10-25T18:30:00.000Z' }
  const json = { v: 1, sport: 'NFL', rev: 'shown-1', rows }
  await page.route('**/api/odds/nfl', (route) => route.fulfill({ headers, json }))
}

/** A line that moved a few times in the days before. */
async function showLineHistory({ page }: Stand) {
  const json = { rows: THREE_CHANGES, more: false }
  await page.route('**/api/odds/*/*/history*', (route) => route.fulfill({ json }))
  await page.route('**/api/odds/changes*', (route) => route.fulfill({ json }))
}

/** Every game of a season gets a line, because the server of a test has kept none. */
async function showKeptLines({ page }: Stand) {
  await page.route('**/api/odds/nfl?ids=*', (route) => {
    const ids = new URL(route.request().url()).searchParams.get('ids')!.split(',')
    const rows = ids.map((game_id) => ({ game_id, home_spread: -3.5 }))
    return route.fulfill({ json: { rows, missing: [] } })
  })
}

/** Game alerts found lately, the first of them new; and a rule for a team. */
async function showGameAlerts({ page }: Stand) {
  const at = Date.parse('2026-10-25T18:20:00Z')
  const alert = { slug: 'nfl', gameId: '401', body: 'Buffalo Bills 24, Seattle Seahawks 21 · 3Q • 8:36' }
  const json = {
    readTo: at - 1,
    rules: [
      {
        target: 'nfl/2',
        label: 'Every game of Buffalo Bills',
        kinds: ['start', 'close', 'lead', 'final', 'line'],
        points: 2,
        at,
      },
    ],
    alerts: [
      { ...alert, id: 'c', kind: 'lead', title: 'NFL · BUF takes the lead', at },
      { ...alert, id: 'b', kind: 'start', title: 'NFL · Under way', at: at - 5_000_000 },
      { ...alert, id: 'a', kind: 'line', title: 'NFL · Line moved 2.5', at: at - 90_000_000 },
    ],
  }
  await page.route('**/api/game-alerts', (route) => route.fulfill({ json }))
}

async function openMenu({ page }: Pick<Stand, 'page'>) {
  await page.getByRole('banner').getByRole('button', { name: /^Menu/ }).click()
  await page.getByRole('menu').waitFor()
}

async function nextGame({ url }: Product) {
  const { games } = await boardOfFeed(url, 'nba')
  return `/nba/game/${games.find(({ phase }) => phase === 'scheduled')!.id}`
}

async function firstGame({ url }: Product) {
  const { games } = await boardOfFeed(url, 'nfl')
  return `/nfl/game/${games[0]!.id}`
}
