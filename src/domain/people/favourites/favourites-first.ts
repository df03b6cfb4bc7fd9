import type { Game } from '../../game/game'
import type { GameSlug } from '../../league'
import { isPlaying, type TeamKey } from './team-key'

/** The games of favourite teams come before the others; within both groups the order stays as it was. */
export function favouritesFirst(
  slug: GameSlug,
  games: readonly Game[],
  favourites: ReadonlySet<TeamKey>,
): readonly Game[] {
  if (favourites.size === 0) return games
  const isFirst = (game: Game) => isPlaying(slug, game, favourites)
  return [...games.filter(isFirst), ...games.filter((game) => !isFirst(game))]
}
