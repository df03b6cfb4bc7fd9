import { conferencesOf } from '../../domain/college/conferences'
import type { Game } from '../../domain/game/game'
import { sortGames } from '../../domain/game/game-order'
import type { GameLeague } from '../../domain/league'
import type { MappedScoreboard } from './map-scoreboard'
import { MOST } from '../limits'
import { id, list, record } from './read'

/**
 * The feed cuts a list at the limit that was asked for, and does not say so. A reply that long is asked for again
 * by these groups; none when it is whole, or when the league has no groups.
 */
export function groupsBeyondLimit({ sport, limit, groups }: GameLeague, reply: unknown): readonly string[] {
  const events = list(record(reply)['events'])
  if (limit === undefined || groups === undefined || events.length < limit) return []
  return [...new Set([...conferencesOf(sport), ...events.flatMap(conferencesIn)])]
}

/**
 * One scoreboard of several: a game between two conferences stands in both of their lists, and the later reply is newer.
 * What is kept of the last board is older than all of them.
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
