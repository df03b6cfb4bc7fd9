import { conferencesOf } from '../../domain/college/conferences'
import type { Game } from '../../domain/game/game'
import { sortGames } from '../../domain/game/game-order'
import type { GameLeague } from '../../domain/league'
import type { MappedScoreboard } from './map-scoreboard'
import { MOST } from '../limits'
import { id, list, record } from '../read'

/**
 * The feed cuts a list at the requested limit without saying so. If a reply is that long, its games are requested again
 * by these groups. There are none when the reply is complete or the league has no groups.
 */
export function groupsBeyondLimit({ sport, limit, groups }: GameLeague, reply: unknown): readonly string[] {
  const events = list(record(reply)['events'])
  if (limit === undefined || groups === undefined || events.length < limit) return []
  return [...new Set([...conferencesOf(sport), ...events.flatMap(conferencesIn)])]
}

/**
 * One scoreboard made of several. A game between two conferences is in both of their lists, and the later reply is
 * newer. Games kept from the last board are older than all replies.
 */
export function joinScoreboards(
  first: MappedScoreboard,
  others: readonly MappedScoreboard[],
  kept: readonly Game[] = [],
): MappedScoreboard {
  const all = [first, ...others]
  const known = [...kept, ...all.flatMap((one) => one.games)]
  const games = new Map(known.map((game) => [game.id, game]))
  const shown = sortGames([...games.values()]).slice(0, MOST.games)
  const lost = all.flatMap(({ dropped }) => dropped).filter(({ eventId }) => !games.has(eventId))
  const dropped = new Map(lost.map((one) => [`${one.eventId} ${one.reason}`, one]))
  return {
    ...first,
    games: shown,
    dropped: [...dropped.values()],
    unreadableDates: shown.filter(({ start }) => start === undefined).length,
  }
}

function conferencesIn(event: unknown): readonly string[] {
  const competition = record(list(record(event)['competitions'])[0])
  return list(competition['competitors'])
    .map((competitor) => id(record(record(competitor)['team'])['conferenceId']))
    .filter((conference) => conference !== '')
}
