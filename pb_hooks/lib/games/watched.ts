import { GAME_LEAGUES, type Slug } from '../../../src/domain/league'
import { loadBoard } from '../boards/board-memory'

/** Wall time. A search of thousands of streams takes about a tenth of a second. */
const LOOK_MS = 5000

/** The games whose box scores somebody may open next, by league: those of each board that is on a screen now. */
export type WatchedGames = Readonly<Partial<Record<Slug, readonly string[]>>>

/** Looks every five seconds who watches what, and repeats the last result in between. */
export function watchGames(): () => WatchedGames {
  let seen: WatchedGames = {}
  let lookAt = 0
  return () => {
    if (Date.now() < lookAt) return seen
    lookAt = Date.now() + LOOK_MS
    seen = gamesOnScreens()
    return seen
  }
}

function gamesOnScreens(): WatchedGames {
  const clients = $app.subscriptionsBroker().clients()
  const ids = Object.keys(clients)
  const isWatched = (slug: Slug) =>
    ids.some((id) => Object.keys(clients[id].subscriptions(`boards/${slug}`)).length > 0)
  return Object.fromEntries(
    GAME_LEAGUES.map(({ slug }) => [slug, gamesToOpen(slug)] as const).filter(
      ([slug, games]) => games.length > 0 && isWatched(slug),
    ),
  )
}

/** Before the start there is hardly anything to see, and whoever wants it can wait for it. */
function gamesToOpen(slug: Slug): readonly string[] {
  const board = loadBoard(slug)
  const games = board && 'games' in board ? board.games : []
  return games.filter(({ phase }) => phase === 'live' || phase === 'final').map(({ id }) => id)
}
