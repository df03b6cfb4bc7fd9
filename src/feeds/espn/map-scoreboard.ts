import type { Season } from '../../domain/board'
import type { Game } from '../../domain/game'
import { sortGames } from '../../domain/game-order'
import type { League } from '../../domain/league'
import { mapGame } from './map-game'
import { mapCalendar, mapSeason } from './map-season'
import { id, isRecord, record } from './read'
import { NO_EVENTS, REPEATED } from './reasons'

export interface DroppedEvent {
  readonly eventId: string
  readonly reason: string
}

export interface MappedScoreboard {
  readonly ok: true
  readonly games: readonly Game[]
  readonly dropped: readonly DroppedEvent[]
  readonly season?: Season
  /** Eastern days that have games, when the feed lists them completely. */
  readonly calendar?: readonly string[]
}

export type ScoreboardResult = MappedScoreboard | { readonly ok: false; readonly reason: string }

/** A reply of the feed as games of ours. Takes any JSON; one broken event does not cost another. */
export function mapScoreboard(league: League, reply: unknown): ScoreboardResult {
  if (!isRecord(reply) || !Array.isArray(reply['events'])) return { ok: false, reason: NO_EVENTS }
  const season = mapSeason(reply)
  const calendar = mapCalendar(reply)
  return {
    ok: true,
    ...mapEvents(league, reply['events'] as readonly unknown[]),
    ...(season && { season }),
    ...(calendar && { calendar }),
  }
}

function mapEvents(
  league: League,
  events: readonly unknown[],
): { games: readonly Game[]; dropped: readonly DroppedEvent[] } {
  const games = new Map<string, Game>()
  const dropped: DroppedEvent[] = []
  for (const event of events) {
    const mapped = mapGame(league, event)
    if (!mapped.ok) dropped.push({ eventId: idOf(event), reason: mapped.reason })
    else if (games.has(mapped.game.id)) dropped.push({ eventId: idOf(event), reason: REPEATED })
    else games.set(mapped.game.id, mapped.game)
  }
  return { games: sortGames([...games.values()]), dropped }
}

function idOf(event: unknown): string {
  return id(record(event)['id']) || 'unknown'
}
