import type { GameLeague } from '../../../domain/league'

/** Path and query of a game's summary, below the feed's site host. */
export function summaryPath(league: GameLeague, event: string): string {
  return `/apis/site/v2/sports/${league.feedPath}/summary?event=${encodeURIComponent(event)}`
}
