import type { GameLeague } from '../../../domain/league'

/** Path of one game's odds, below the feed's core host. */
export function eventOddsPath(league: GameLeague, gameId: string): string {
  const [sport, name] = league.feedPath.split('/')
  return `/v2/sports/${sport}/leagues/${name}/events/${gameId}/competitions/${gameId}/odds`
}
