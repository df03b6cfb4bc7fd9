import type { Game } from '../../../src/domain/game/game'
import { addDays } from '../../../src/domain/time/eastern'
import type { PollPlan } from '../../../src/domain/polling/game-day'
import type { Part } from './fetch-part'
import type { OddsLines } from './reading'

/** The games of a day that were not over when it was last read. */
export interface LastNight {
  readonly day: string
  readonly games: readonly Game[]
  readonly lines: OddsLines
}

/** What to remember of last night after this reply. */
export function lastNightAfter(
  known: LastNight | undefined,
  { day, state }: PollPlan,
  { scoreboard, lines }: Part,
): LastNight | undefined {
  const previous = addDays(state.today, -1)
  if (day !== previous) return known?.day === previous ? known : undefined
  const games = scoreboard.games.flatMap((game) =>
    game.phase === 'live' ? [{ ...game, lastNight: true } as const] : [],
  )
  return { day, games, lines }
}

/** The games to show as those of a day, and after them what is not over of the night before today. */
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
