import { boardOfFeed } from '../../support/boards'
import type { Product } from '../../support/product'
import { startSignedIn } from '../account'
import { BOARD, DIALOG, fewGames, openMenu, showLineHistory, SIGNED_IN } from './board'
import { longScores, withLastGames } from './game-states'
import { rewriteAnswer, rewriteGames } from './rewrite'
import { GAME, type Screen, type Stand } from './screen'

/** One game: its box score, its weather, its alerts. */
export const GAME_SCREENS: readonly Screen[] = [
  {
    name: 'box-score-guest',
    route: GAME,
    dialogs: ['src/features/box-score/box-score.tsx'],
    path: firstGameOf('nfl'),
    ready: `${DIALOG} [data-locked]`,
    prepare: fewGames,
  },
  {
    name: 'box-score-long-names',
    route: GAME,
    dialogs: ['src/features/box-score/box-score.tsx'],
    path: firstGameOf('ncaab'),
    ready: `${DIALOG} [data-side] a`,
    prepare: ({ page }) => rewriteGames(page, 'ncaab', (games) => games.slice(0, 4).map(longScores)),
    // Also small phones zoomed to twice their size, and those between phones and desks, where a name and its score have
    // the least room.
    sizes: [180, 320, 390, 507, 600, 768, 820, 960, 1440].map((width) => ({ width, height: 900 })),
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
      await rewriteAnswer(stand.page, 'nba', withLastGames)
      await startSignedIn(stand.context, stand.product, { tier: 'premium' })
    },
    // Prices have the longest figures.
    onceThere: async ({ page }) => {
      await page.locator(`${DIALOG} [data-team-form] ol a`).first().waitFor()
      await page.locator(`${DIALOG} [data-line-movement]`).getByRole('button', { name: 'Money line' }).click()
    },
    isWholeZoomed: true,
  },
  {
    name: 'box-score',
    route: GAME,
    dialogs: ['src/features/box-score/box-score.tsx'],
    path: firstGameOf('nfl'),
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
    path: firstGameOf('nfl'),
    ready: `${DIALOG} [role=tabpanel]`,
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
    path: firstGameOf('nfl'),
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
    path: firstGameOf('nfl'),
    prepare: ({ page }) => page.route('**/assets/soon-*.js', (route) => route.abort()),
    ready: `${DIALOG} :text("Something went wrong in Box Score")`,
  },
]

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

async function nextGame({ url }: Product) {
  const { games } = await boardOfFeed(url, 'nba')
  return `/nba/game/${games.find(({ phase }) => phase === 'scheduled')!.id}`
}

function firstGameOf(slug: 'nfl' | 'ncaab') {
  return async ({ url }: Product) => {
    const { games } = await boardOfFeed(url, slug)
    return `/${slug}/game/${games[0]!.id}`
  }
}
