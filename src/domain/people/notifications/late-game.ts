import { gamesOf, type Board } from '../../board/board'
import { isLastNight } from '../../game/game-order'
import type { GameSlug } from '../../league'
import { easternDay } from '../../time/eastern'
import { isPlaying, type TeamKey } from '../favourites/team-key'

/**
 * A favourite's game of last night that goes on today, as after a suspension. When it ends it leaves the board, so its
 * end has to be asked for.
 */
export interface LateGame {
  readonly slug: GameSlug
  readonly gameId: string
  /** The Eastern day of the board that shows it, a day after it began. */
  readonly boardDay: string
}

export function lateGamesOf(
  slug: GameSlug,
  board: Board,
  favourites: ReadonlySet<TeamKey>,
): readonly LateGame[] {
  return gamesOf(board)
    .filter((game) => isLastNight(game) && isPlaying(slug, game, favourites))
    .map(({ id }) => ({ slug, gameId: id, boardDay: board.day }))
}

/** Those that have left their board. On the next day their ends are no news any more. */
export function goneOf(
  known: readonly LateGame[],
  shown: readonly LateGame[],
  nowMs: number,
): readonly LateGame[] {
  const today = easternDay(nowMs)
  const isShown = ({ slug, gameId }: LateGame) =>
    shown.some((one) => one.slug === slug && one.gameId === gameId)
  return known.filter((game) => game.boardDay === today && !isShown(game))
}
