import type { Game } from '../../../src/domain/game/game'
import { isStuck } from '../../../src/domain/game/stuck'
import { GAME_LEAGUES, type Slug } from '../../../src/domain/league'
import { loadBoard } from '../boards/board-memory'
import { recentlyViewedGames } from './recently-viewed-games'

/** Wall time. A search of thousands of streams takes about a tenth of a second. */
const LOOK_MS = 5000

export interface WatchedGame {
  readonly id: string
  /** Hardly anything new is to be expected of it. */
  readonly isStuck: boolean
}

/**
 * The games whose box scores are open, or may be opened next, by league: those that somebody asked for lately, and
 * those of each board that is on a screen now.
 */
export type WatchedGames = Readonly<Partial<Record<Slug, readonly WatchedGame[]>>>

/** Looks every five seconds who watches what, and repeats the last result in between. */
export function watchGames(): () => WatchedGames {
  let seen: WatchedGames = {}
  let lookAt = 0
  return () => {
    if (Date.now() < lookAt) return seen
    lookAt = Date.now() + LOOK_MS
    seen = gamesOfViewers()
    return seen
  }
}

function gamesOfViewers(): WatchedGames {
  const clients = $app.subscriptionsBroker().clients()
  const ids = Object.keys(clients)
  const isOnScreen = (slug: Slug) =>
    ids.some((id) => Object.keys(clients[id].subscriptions(`boards/${slug}`)).length > 0)
  return Object.fromEntries(GAME_LEAGUES.map(({ slug }) => [slug, watchedGames(slug, isOnScreen(slug))]))
}

function watchedGames(slug: Slug, isOnScreen: boolean): readonly WatchedGame[] {
  const viewed = new Set(recentlyViewedGames(slug))
  if (!isOnScreen && viewed.size === 0) return []
  const board = loadBoard(slug)
  const games = board && 'games' in board ? board.games : []
  const open = games.filter(({ id }) => viewed.has(id))
  const next = isOnScreen ? games.filter(isWorthOpening) : []
  return [...new Set([...open, ...next])].map((game) => ({ id: game.id, isStuck: isStuck(game) }))
}

/** Before the start there is hardly anything to see, and whoever wants it can wait for it. */
function isWorthOpening({ phase }: Game): boolean {
  return phase === 'live' || phase === 'final'
}
