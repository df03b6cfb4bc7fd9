import { failureMessage, type FeedFailure } from '../../../src/domain/polling/feed-failure'
import type { GameBoard } from '../../../src/domain/board/board'
import type { GameSport } from '../../../src/domain/league'
import { neverReadContent } from '../../../src/domain/board/never-read'
import type { Game } from '../../../src/domain/game/game'
import { contentFor } from '../../../src/domain/seasons/content-for'
import { CARDS, LEAGUE, type Screen } from './screen'
import { live } from './game-states'
import { rewriteBoard, rewriteGames } from './rewrite'

/** A league without games on that day: the board's own content, with the text that the day has. */
const SEASONS: readonly (readonly [name: string, sport: GameSport, day: string])[] = [
  ['offseason-countdown', 'NBA', '2026-09-20'],
  ['offseason-message', 'MLB', '2026-12-10'],
  ['offseason-college', 'NCAAF', '2026-04-10'],
  ['no-season-information', 'NFL', '2026-03-30'],
  ['disruption', 'NBA', '2020-04-01'],
  ['disruption-lockout', 'NBA', '2011-11-10'],
  ['disruption-alternative', 'NHL', '2012-11-10'],
  ['disruption-strike', 'MLB', '1994-09-20'],
  ['all-star', 'NBA', '2026-02-15'],
  ['draft', 'NFL', '2026-04-25'],
  ['free-agency', 'NHL', '2026-07-02'],
]

const TROUBLES: readonly (readonly [name: string, failure: FeedFailure])[] = [
  ['cancelled', { kind: 'abort' }],
  ['timeout', { kind: 'timeout' }],
  ['network', { kind: 'network' }],
  ['invalid', { kind: 'validation', reason: 'no events' }],
  ['failed', { kind: 'status', status: 503 }],
]

export const SEASON_SCREENS: readonly Screen[] = [
  ...SEASONS.map(([name, sport, day]) => seasonScreen(name, sport, day)),
  {
    name: 'empty',
    ...nfl((board) => ({ ...board, games: [] })),
    ready: 'main [data-content=message]',
  },
  {
    name: 'showcase',
    ...nfl((board) => ({
      ...board,
      day: '2026-11-26',
      upcoming: true,
      games: board.games.slice(0, 3).map(({ id, homeTeam, awayTeam, venue }) => ({
        id,
        homeTeam,
        awayTeam,
        venue,
        phase: 'scheduled',
        quarter: '0Q',
        timeLeft: '',
        start: '2026-11-26T17:30:00Z',
        startTime: '11/26 - 12:30 PM EST',
      })),
    })),
  },
  { name: 'loading', ...answer(() => undefined), ready: 'main [aria-busy]' },
  { name: 'error-network', ...answer((route) => route.abort()), ready: 'main [role=alert]' },
  { name: 'error-server', ...answer((route) => route.fulfill({ status: 500 })), ready: 'main [role=alert]' },
  { name: 'error-unreadable', ...answer((route) => route.fulfill({ json: {} })), ready: 'main [role=alert]' },
  {
    name: 'waiting',
    ...answer((route) => route.fulfill({ status: 503, json: {} })),
    ready: 'main h2:has-text("Waiting")',
  },
  ...TROUBLES.map(([name, failure]) => troubleScreen(name, failure)),
  {
    name: 'feed-never-answered',
    ...nfl((board) => {
      const message = failureMessage({ kind: 'network' }, 'NFL')
      const source = { state: 'down', since: '2026-10-25T18:20:00Z', message } as const
      return { ...board, games: [], source, content: neverReadContent(message) }
    }),
    ready: 'main [data-source=down] [role=alert]',
  },
  {
    name: 'last-night-stuck',
    ...nfl((board) => ({
      ...board,
      games: board.games.slice(0, 3).map((game, index) => (index === 0 ? stuckSinceNoon(game) : game)),
    })),
    ready: 'main [data-stuck-since]',
  },
  {
    name: 'home-stuck',
    route: 'HOME_PATH',
    path: '/all',
    prepare: ({ page }) => rewriteGames(page, 'nfl', ([first, second]) => [second!, stuckSinceNoon(first!)]),
    ready: '[data-preview=nfl] :text("Last change")',
  },
  {
    name: 'offline',
    ...nfl((board) => ({ ...board, games: board.games.slice(0, 4) })),
    onceThere: async ({ context, page }) => {
      // Being offline alone does not stop the rewritten board, so the request is aborted too.
      await page.route('**/api/**', (route) => route.abort('internetdisconnected'))
      await context.setOffline(true)
      // The accessibility check opens a page of its own, after which the browser says that the network is back.
      await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
      await page.getByText(/^Offline/).waitFor()
    },
  },
]

function seasonScreen(name: string, sport: GameSport, day: string): Screen {
  const slug = sport.toLowerCase() as Lowercase<GameSport>
  const content = contentFor(sport, Date.parse(`${day}T17:00:00Z`), 'none')
  return {
    name,
    route: LEAGUE,
    path: `/${slug}`,
    ready: `main [data-content=${content.kind}]`,
    prepare: ({ page }) => rewriteBoard(page, slug, (board) => ({ ...board, day, content, games: [] })),
  }
}

function troubleScreen(name: string, failure: FeedFailure): Screen {
  const message = failureMessage(failure, 'NFL')
  // When the server can be reached, the page says nothing about the visitor's connection.
  const shown = message.includes('your connection')
    ? failureMessage({ kind: 'status', status: 503 }, 'NFL')
    : message
  return {
    name: `feed-${name}`,
    ...nfl((board) => ({
      ...board,
      games: board.games.slice(0, 2),
      source: { state: 'down', since: '2026-10-25T18:20:00Z', message },
    })),
    ready: `[data-source=down] :text("${shown}")`,
  }
}

function stuckSinceNoon(game: Game): Game {
  const stuckSince = '2026-10-25T16:00:00Z'
  return { ...live(game, '4Q • 2:11'), lastNight: true, stuckSince }
}

type Prepare = NonNullable<Screen['prepare']>
type Route = Parameters<Parameters<Parameters<Prepare>[0]['page']['route']>[1]>[0]

function nfl(change: (board: GameBoard) => GameBoard) {
  const prepare: Prepare = ({ page }) => rewriteBoard(page, 'nfl', change)
  return { route: LEAGUE, path: '/nfl', ready: CARDS, prepare }
}

/** The server sends something else than a board, or never answers. */
function answer(reply: (route: Route) => unknown) {
  const prepare: Prepare = ({ page }) => page.route('**/api/boards/nfl', (route) => void reply(route))
  return { route: LEAGUE, path: '/nfl', prepare }
}
