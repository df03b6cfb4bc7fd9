import type { GameBoard } from '../../../src/domain/board/board'
import type { Game } from '../../../src/domain/game/game'
import { addDays } from '../../../src/domain/time/eastern'
import type { PollPlan } from '../../../src/domain/polling/game-day'
import type { Part } from './fetch-part'
import { gamesOnBoard } from './games-on-board'
import type { OddsLines } from './reading'

/** The games of a day that were not over when it was last read. */
export interface LastNight {
  readonly day: string
  readonly games: readonly Game[]
  /** The games that were over by then and live on the last board: no board of today shows how they ended. */
  readonly over: readonly Game[]
  readonly lines: OddsLines
}

/** What is known of a night before its day was read: what the last board shows of it. */
export function knownLastNight(
  known: LastNight | undefined,
  day: string,
  before: GameBoard | undefined,
): LastNight | undefined {
  if (known?.day === day) return known
  const games = stillLive(gamesOnBoard(before, day))
  return games.length > 0 ? { day, games, over: [], lines: {} } : undefined
}

/** What to remember of last night after this reply. */
export function lastNightAfter(
  known: LastNight | undefined,
  { day, state }: PollPlan,
  { scoreboard, lines }: Part,
  before: GameBoard | undefined,
): LastNight | undefined {
  if (day !== addDays(state.today, -1)) return known
  const live = new Set(before?.games.filter(({ phase }) => phase === 'live').map(({ id }) => id))
  const over = scoreboard.games.filter(({ id, phase }) => phase === 'final' && live.has(id))
  return { day, games: stillLive(scoreboard.games), over, lines }
}

function stillLive(games: readonly Game[]): readonly Game[] {
  return games.flatMap((game) => (game.phase === 'live' ? [{ ...game, lastNight: true } as const] : []))
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
