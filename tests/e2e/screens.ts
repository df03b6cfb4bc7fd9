import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import type { GameBoard } from '../../../src/domain/board'
import type { Game } from '../../../src/domain/game'
import { sourceFiles } from '../../../scripts/check/source-files'

/**
 * Every screen in every state that looks different. Accessibility, overflow and pictures go through this list; a route
 * or a dialog of the app that no screen here names fails the tests.
 */
export interface Screen {
  readonly name: string
  /** As the app's list of routes writes it. */
  readonly route: string
  /** The module of the dialog that is open on it. */
  readonly dialog?: string
  readonly path: string
  readonly prepare?: (page: Page) => Promise<unknown>
  readonly ready: string
  /** What has to be done once it is there. */
  readonly onceThere?: (page: Page) => Promise<unknown>
  /** Too long for a scan of everything on it; the same parts stand on another screen. */
  readonly isLong?: true
}

const LEAGUE = '/:sport'
const CARDS = 'article[data-game]'

export const SCREENS: readonly Screen[] = [
  { name: 'live', route: LEAGUE, path: '/nfl', ready: CARDS },
  { name: 'baseball', route: LEAGUE, path: '/mlb', ready: CARDS },
  { name: 'hockey', route: LEAGUE, path: '/nhl', ready: CARDS },
  {
    name: 'finals',
    route: LEAGUE,
    path: '/nfl',
    prepare: (page) => rewriteGames(page, (games) => games.map(finished)),
    ready: `${CARDS}[data-phase=final]`,
  },
  {
    name: 'long-names',
    route: LEAGUE,
    path: '/nfl',
    prepare: (page) => rewriteGames(page, (games) => games.slice(0, 6).map(longNamed)),
    ready: CARDS,
  },
  {
    name: 'one-game',
    route: LEAGUE,
    path: '/nfl',
    prepare: (page) => rewriteGames(page, (games) => games.slice(0, 1)),
    ready: CARDS,
  },
  {
    name: 'hundred-games',
    route: LEAGUE,
    path: '/nfl',
    prepare: (page) => rewriteGames(page, hundred),
    ready: `${CARDS}[data-game="copy-99"]`,
    isLong: true,
  },
  {
    name: 'empty',
    route: LEAGUE,
    path: '/nfl',
    prepare: (page) => rewriteGames(page, () => []),
    ready: 'main h2',
  },
  {
    name: 'loading',
    route: LEAGUE,
    path: '/nfl',
    prepare: (page) => page.route('**/api/boards/nfl', () => undefined),
    ready: 'main > *',
  },
  {
    name: 'error',
    route: LEAGUE,
    path: '/nfl',
    prepare: (page) => page.route('**/api/boards/nfl', (route) => route.abort()),
    ready: 'main [role=alert]',
  },
  {
    name: 'feed-down',
    route: LEAGUE,
    path: '/nfl',
    prepare: (page) => rewriteBoard(page, feedDown),
    ready: '[data-source=down]',
  },
  {
    name: 'offline',
    route: LEAGUE,
    path: '/nfl',
    ready: CARDS,
    onceThere: async (page) => {
      await page.context().setOffline(true)
      await page.getByText(/^Offline/).waitFor()
    },
  },
  {
    name: 'auto-scroll',
    route: LEAGUE,
    path: '/nfl?kiosk',
    ready: ':root[data-auto-scroll=running]',
    onceThere: (page) => page.getByRole('button', { name: 'Pause' }).click(),
  },
]

export const SIZES = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
] as const

export const THEMES = ['classic', 'material'] as const

export async function openScreen(page: Page, url: string, screen: Screen): Promise<void> {
  await screen.prepare?.(page)
  await page.goto(url + screen.path)
  await page.locator(screen.ready).first().waitFor()
  await screen.onceThere?.(page)
}

export async function showTheme(page: Page, theme: (typeof THEMES)[number]): Promise<void> {
  await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme)
  // Colours that fade over would be measured half-way.
  await page.evaluate(async () => {
    const fading = document.getAnimations().filter((one) => one instanceof CSSTransition)
    await Promise.allSettled(fading.map((one) => one.finished))
  })
}

/** The routes that the app has, as its sources write them. */
export function routesOfApp(): readonly string[] {
  const source = readFileSync('src/app/routes.tsx', 'utf8')
  return [...source.matchAll(/<Route\s[^>]*?path=\{?["'`]([^"'`]+)["'`]/g)].map((match) => match[1]!)
}

/** The modules that open a dialog. */
export function dialogsOfApp(): readonly string[] {
  const modules = sourceFiles(['src']).filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  return modules.filter((file) => /<Dialog[\s>]/.test(readFileSync(file, 'utf8')))
}

function rewriteGames(page: Page, change: (games: readonly Game[]) => readonly Game[]): Promise<void> {
  return rewriteBoard(page, (board) => ({ ...board, games: change(board.games) }))
}

/** The real board with one thing about it changed on its way to the browser. */
async function rewriteBoard(page: Page, change: (board: GameBoard) => GameBoard): Promise<void> {
  await page.route('**/api/boards/nfl', async (route) => {
    const response = await route.fetch()
    if (response.status() !== 200) return route.fulfill({ response })
    const board = (await response.json()) as GameBoard
    return route.fulfill({ response, json: change(board) })
  })
}

function finished(game: Game): Game {
  const { id, homeTeam, awayTeam, venue, startTime } = game
  return { phase: 'final', id, homeTeam, awayTeam, venue, startTime, quarter: 'FINAL', timeLeft: '0:00' }
}

const LONG_TOWN = 'Llanfairpwllgwyngyllgogerychwyrndrobwll'

function longNamed(game: Game): Game {
  const name = 'Wolverhampton-on-the-Hill Thunderstrikers'
  const team = { name, displayName: `Great ${name}`, score: 118, record: '10-12-3, 5th North' }
  return {
    ...game,
    homeTeam: { ...game.homeTeam, ...team },
    awayTeam: { ...game.awayTeam, ...team, score: 107 },
    venue: { name: `${LONG_TOWN} Memorial Stadium`, city: LONG_TOWN, state: 'MA' },
    headline: `${name} hold on in ${LONG_TOWN} after the longest delay that anybody can remember`,
  }
}

function hundred(games: readonly Game[]): readonly Game[] {
  return Array.from({ length: 100 }, (_, index) => ({
    ...games[index % games.length]!,
    id: `copy-${index}`,
  }))
}

function feedDown(board: GameBoard): GameBoard {
  const message = 'Failed to load NFL data. Please try again.'
  return { ...board, source: { state: 'down', since: '2026-10-25T18:20:00Z', message } }
}
