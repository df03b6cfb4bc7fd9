import type { Season } from '../../domain/board/board'
import { refusedEventText } from '../../domain/feed-texts/refused-event'
import type { Game } from '../../domain/game/game'
import { sortGames } from '../../domain/game/game-order'
import type { GameLeague } from '../../domain/league'
import { MOST } from '../limits'
import { mapGame } from './map-game'
import { mapCalendar, mapSeason } from './map-season'
import { id, record } from '../read'
import { readEvents } from './read-events'

export interface DroppedEvent {
  readonly eventId: string
  readonly reason: string
}

export interface MappedScoreboard {
  readonly ok: true
  readonly games: readonly Game[]
  readonly dropped: readonly DroppedEvent[]
  /** How many of the games have a date that cannot be read. */
  readonly unreadableDates: number
  readonly season?: Season
  /** Eastern days that have games, when the feed lists them completely. */
  readonly calendar?: readonly string[]
}

export type ScoreboardResult = MappedScoreboard | { readonly ok: false; readonly reason: string }

/** A reply of the feed as games of ours. Takes any JSON; one broken event does not cost another. */
export function mapScoreboard(league: GameLeague, reply: unknown): ScoreboardResult {
  const read = readEvents(reply, league)
  if (!read.ok) return read
  const mapped = mapEvents(league, read.events)
  const season = mapSeason(record(reply))
  const calendar = mapCalendar(record(reply))
  return {
    ok: true,
    ...mapped,
    unreadableDates: mapped.games.filter(({ start }) => start === undefined).length,
    ...(season && { season }),
    ...(calendar && { calendar }),
  }
}

/** A list of which every event is broken says nothing about the games of its day, and least that there are none. */
export function whyUnreadable({ games, dropped }: MappedScoreboard): string | undefined {
  return games.length === 0 ? dropped[0]?.reason : undefined
}

function mapEvents(
  league: GameLeague,
  events: readonly unknown[],
): { games: readonly Game[]; dropped: readonly DroppedEvent[] } {
  const games = new Map<string, Game>()
  const dropped: DroppedEvent[] = []
  for (const event of events.slice(0, MOST.games)) {
    const mapped = mapGame(league, event)
    if (!mapped.ok) dropped.push({ eventId: idOf(event), reason: mapped.reason })
    else if (games.has(mapped.game.id))
      dropped.push({ eventId: idOf(event), reason: refusedEventText('unique-id') })
    else games.set(mapped.game.id, mapped.game)
  }
  return { games: sortGames([...games.values()]), dropped }
}

function idOf(event: unknown): string {
  return id(record(event)['id']) || 'unknown'
}
