import type { GameBoard } from '../../../src/domain/board/board'
import type { Game } from '../../../src/domain/game/game'
import { sortGames } from '../../../src/domain/game/game-order'
import { HOLD_MS } from '../../../src/domain/game/held-situation'
import { isUnderWay } from '../../../src/domain/game/stuck'
import { leagueOfSport } from '../../../src/domain/league'
import type { Fetched } from './fetch-part'
import { gamesOnBoard } from './games-on-board'
import { logGone } from './log-gone'

/** Since when answers with other games lack a live game, by its id. */
export type Missing = Readonly<Record<string, number>>

interface Held {
  readonly fetched: Fetched
  readonly missing: Missing
}

/**
 * The feed sometimes leaves a game out of one answer. A live game stays as it was for as long as a situation is held, so
 * that it does not vanish from the screen and come back, and so that nobody misses its end.
 */
export function holdMissing(
  fetched: Fetched,
  day: string,
  before: GameBoard | undefined,
  known: Missing,
  now: number,
): Held {
  const shown = gamesOnBoard(before, day)
  // Whether an answer without any game is believed is decided elsewhere.
  if (!before || !fetched.ok || shown.length === 0 || fetched.scoreboard.games.length === 0)
    return { fetched, missing: known }
  const { games, dropped } = fetched.scoreboard
  // A broken event costs its game at once, and has a log line of its own.
  const told = new Set([...games.map(({ id }) => id), ...dropped.map(({ eventId }) => eventId)])
  const lost = shown.filter((game) => isUnderWay(game) && !told.has(game.id))
  const since = Object.fromEntries(lost.map(({ id }) => [id, known[id] ?? now]))
  const isHeld = ({ id }: Game) => now - since[id]! <= HOLD_MS
  for (const game of lost) if (!isHeld(game)) logGone(leagueOfSport(before.sport).slug, game)
  const scoreboard = { ...fetched.scoreboard, games: sortGames([...games, ...lost.filter(isHeld)]) }
  return { fetched: { ...fetched, scoreboard }, missing: { ...ofOtherDay(known, before, shown), ...since } }
}

/** Today's board has games of two days, which are read one after the other: neither answer tells of the other day's. */
function ofOtherDay(known: Missing, { games }: GameBoard, shown: readonly Game[]): Missing {
  const others = new Set(games.map(({ id }) => id))
  for (const { id } of shown) others.delete(id)
  return Object.fromEntries(Object.entries(known).filter(([id]) => others.has(id)))
}
