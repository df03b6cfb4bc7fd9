import type { GameBoard } from '../../../src/domain/board/board'
import type { Game } from '../../../src/domain/game/game'
import { isLastNight, sortGames } from '../../../src/domain/game/game-order'
import { HOLD_MS } from '../../../src/domain/game/held-situation'
import { isUnderWay } from '../../../src/domain/game/stuck'
import { leagueOfSport } from '../../../src/domain/league'
import type { Fetched } from './fetch-part'
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
  // Whether an answer without any game is believed is decided elsewhere.
  if (!fetched.ok || before?.day !== day || fetched.scoreboard.games.length === 0)
    return { fetched, missing: known }
  const { games, dropped } = fetched.scoreboard
  // A broken event costs its game at once, and has a log line of its own.
  const told = new Set([...games.map(({ id }) => id), ...dropped.map(({ eventId }) => eventId)])
  const lost = before.games.filter((game) => isUnderWay(game) && !isLastNight(game) && !told.has(game.id))
  const missing = Object.fromEntries(lost.map(({ id }) => [id, known[id] ?? now]))
  const isHeld = ({ id }: Game) => now - missing[id]! <= HOLD_MS
  for (const game of lost) if (!isHeld(game)) logGone(leagueOfSport(before.sport).slug, game)
  const scoreboard = { ...fetched.scoreboard, games: sortGames([...games, ...lost.filter(isHeld)]) }
  return { fetched: { ...fetched, scoreboard }, missing }
}
