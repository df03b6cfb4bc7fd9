import type { Page } from 'playwright/test'
import type { Game } from '../../../src/domain/game/game'
import type { GameSlug } from '../../../src/domain/league'
import { CARDS, LEAGUE, type Screen, type Stand } from './screen'
import { everyState, finished, hundred, live, longNamed, playoff } from './game-states'
import { gamesByStrength } from './hockey-strength'
import { rewriteBoard, rewriteGames } from './rewrite'

const WALLS = [
  { width: 1920, height: 1080 },
  { width: 1080, height: 1920 },
]

/** The boards of the leagues with games. Most show a handful of them: the rest would be the same again. */
export const LEAGUE_SCREENS: readonly Screen[] = [
  { name: 'nfl-live', ...league('nfl', (games) => games), isLong: true },
  { name: 'nfl-six-live', ...league('nfl', (games) => games.slice(0, 6)) },
  { name: 'mlb-live', ...league('mlb', mixed) },
  { name: 'nba-live', ...league('nba', mixed) },
  { name: 'nhl-live', ...league('nhl', mixed) },
  { name: 'ncaab-live', ...league('ncaab', mixed) },
  { name: 'ncaaf-saturday', ...league('ncaaf', mixed), stage: 'cup' },
  { name: 'nfl-finals', ...league('nfl', (games) => games.slice(0, 6).map((game) => finished(game))) },
  { name: 'nfl-every-state', ...league('nfl', everyState) },
  { name: 'nba-playoffs', ...league('nba', (games) => games.slice(0, 4).map(playoff)) },
  { name: 'nba-clock-and-bonus', ...league('nba', withShotClock) },
  {
    name: 'nhl-power-play',
    ...league('nhl', (games) => games),
    prepare: ({ page, product }) =>
      rewriteGames(page, 'nhl', gamesByStrength(product.sim.world, '2026-10-25')),
  },
  { name: 'long-names', ...league('nfl', (games) => games.slice(0, 4).map(longNamed)) },
  { name: 'one-game', ...league('nfl', (games) => games.slice(0, 1)) },
  { name: 'hundred-games', ...league('nfl', hundred), ready: `${CARDS}[data-game="copy-99"]`, isLong: true },
  { name: 'compact', ...league('nfl', (games) => games), ...compact('nfl') },
  { name: 'compact-baseball', ...league('mlb', mixed), ...compact('mlb') },
  { name: 'upcoming', ...league('nfl', (games) => games), ...upcoming() },
  {
    name: 'search-found',
    ...league('nfl', (games) => games),
    onceThere: async ({ page }) => {
      await search(page, 'chi')
      await page.locator(CARDS).nth(8).waitFor({ state: 'detached' })
    },
  },
  {
    name: 'search-nothing',
    ...league('nfl', (games) => games.slice(0, 4)),
    onceThere: async ({ page }) => {
      await search(page, 'zzzz')
      await page.getByText('No games found').waitFor()
    },
  },
  {
    name: 'auto-scroll',
    route: LEAGUE,
    path: '/nfl?kiosk',
    prepare: withoutFullScreen,
    ready: ':root[data-auto-scroll=running]',
    onceThere: ({ page }) => page.getByRole('button', { name: 'Pause' }).click(),
  },
  ...[1, 4, 9, 16].map(wall),
]

/** Refuses full screen, as browsers may do, because a page in full screen cannot be resized. */
function withoutFullScreen({ page }: Stand) {
  return page.addInitScript(() => {
    Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('refused'))
  })
}

/** A kiosk that nobody touches, with this many games, in landscape and in portrait. */
function wall(games: number): Screen {
  return {
    name: `wall-${games}`,
    route: LEAGUE,
    path: '/nfl?kiosk',
    prepare: async (stand) => {
      await withoutFullScreen(stand)
      await rewriteGames(stand.page, 'nfl', (all) => all.slice(0, games))
    },
    ready: `[data-wall] ${CARDS}`,
    sizes: WALLS,
  }
}

/** Searches by keyboard, which works at every size: on phones the field stands behind an icon. */
async function search(page: Page, text: string) {
  await page.keyboard.press('/')
  await page.getByRole('searchbox').fill(text)
}

type Change = (games: readonly Game[]) => readonly Game[]

function league(slug: GameSlug, change: Change) {
  return {
    route: LEAGUE,
    path: `/${slug}`,
    ready: CARDS,
    prepare: ({ page }: { readonly page: Page }) => rewriteGames(page, slug, change),
  }
}

/** Two of each phase that the day has. */
function mixed(games: readonly Game[]): readonly Game[] {
  const phases = ['live', 'scheduled', 'final', 'off'] as const
  return phases.flatMap((phase) =>
    games.filter((game) => game.phase === phase).slice(0, phase === 'live' ? 4 : 2),
  )
}

function compact(slug: GameSlug) {
  const choose = ({ page }: { readonly page: Page }) =>
    page.addInitScript(() => localStorage.setItem('ts-preferences', JSON.stringify({ compactMode: true })))
  return {
    prepare: async (stand: { readonly page: Page }) => {
      await choose(stand)
      await rewriteGames(stand.page, slug, slug === 'mlb' ? mixed : (games) => games)
    },
  }
}

function upcoming() {
  return {
    prepare: ({ page }: { readonly page: Page }) =>
      rewriteBoard(page, 'nfl', (board) => ({
        ...board,
        upcoming: true,
        day: '2026-10-29',
        games: board.games.slice(0, 4).map((game) => ({
          ...finished(game),
          phase: 'scheduled',
          quarter: '0Q',
          start: '2026-10-30T00:15:00Z',
          startTime: '10/29 - 8:15 PM EDT',
        })),
      })),
  }
}

/** Only Developer Mode sets the shot clock and the bonus: the feed tells neither. */
function withShotClock(games: readonly Game[]): readonly Game[] {
  return games.slice(0, 2).map((game, index) =>
    live(game, '4Q • 2:11', {
      kind: 'basketball',
      lastPlay: 'Jump ball won by the home team after a long review at the table',
      shotClock: 14,
      inBonus: index === 0,
    }),
  )
}
