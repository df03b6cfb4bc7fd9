import type { GameBoard } from '../../../src/domain/board/board'
import type { Game } from '../../../src/domain/game/game'
import { addDays } from '../../../src/domain/time/eastern'
import type { PollPlan } from '../../../src/domain/polling/game-day'
import type { Part } from './fetch-part'
import type { OddsLines } from './reading'

/** The games of a day that were not over when it was last read. */
export interface LastNight {
  readonly day: string
  readonly games: readonly Game[]
  /** The games that were over by then and live on the last board: no board of today shows how they ended. */
  readonly over: readonly Game[]
  readonly lines: OddsLines
}

/** What to remember of last night after this reply. */
export function lastNightAfter(
  known: LastNight | undefined,
  { day, state }: PollPlan,
  { scoreboard, lines }: Part,
  before: GameBoard | undefined,
): LastNight | undefined {
  const previous = addDays(state.today, -1)
  if (day !== previous) return known?.day === previous ? known : undefined
  const games = scoreboard.games.flatMap((game) =>
    game.phase === 'live' ? [{ ...game, lastNight: true } as const] : [],
  )
  const live = new Set(before?.games.filter(({ phase }) => phase === 'live').map(({ id }) => id))
  const over = scoreboard.games.filter(({ id, phase }) => phase === 'final' && live.has(id))
  return { day, games, over, lines }
}

/** The games of a day, followed by games of the night before today that are not over. */
export function withLastNight(
  games: readonly Game[],
  lines: OddsLines,
  day: string,
  lastNight: LastNight | undefined,
): { readonly games: readonly Game[]; readonly lines: OddsLines } {
  if (!lastNight || lastNight.day === day) return { games, lines }
  const ids = new Set(games.map(({ id }) => id))
  const added = lastNight.games.filter(({ id }) => !ids.has(id))
  return { games: [...games, ...added], lines: { ...lastNight.lines, ...lines } }
}

/** How last night's games ended, for a board of today. A board of last night shows it itself. */
export function endedLastNight(day: string, lastNight: LastNight | undefined): readonly Game[] {
  return lastNight && lastNight.day !== day ? lastNight.over : []
}
