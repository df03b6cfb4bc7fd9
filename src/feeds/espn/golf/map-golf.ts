import type { Leaderboard } from '../../../domain/golf/player'
import { rankPlayers } from '../../../domain/golf/ranking'
import { leagueOfSport } from '../../../domain/league'
import { compare } from '../../../domain/game/game-order'
import { refusedEventText } from '../../../domain/feed-texts/refused-event'
import type { DroppedEvent } from '../map-scoreboard'
import { MOST } from '../../limits'
import { id, record } from '../../read'
import { readEvents } from '../read-events'
import { mapEntry, type Entry } from './map-entry'
import { playerOf } from './map-player'
import { mapTournament } from './map-tournament'
import { readTournament, type FeedTournament } from './read-tournament'

const PGA = leagueOfSport('PGA')

export const NOT_A_COMPETITOR = 'Invalid golf data: competitor without id or name'

export interface MappedGolf {
  readonly ok: true
  /** By start, then id. */
  readonly leaderboards: readonly Leaderboard[]
  readonly dropped: readonly DroppedEvent[]
}

export type GolfResult = MappedGolf | { readonly ok: false; readonly reason: string }

/** A reply of either golf endpoint. Takes any JSON; one broken tournament or player does not cost another. */
export function mapGolf(reply: unknown, nowMs: number): GolfResult {
  const replied = readEvents(reply, PGA)
  if (!replied.ok) return replied
  const leaderboards = new Map<string, Leaderboard>()
  const dropped: DroppedEvent[] = []
  for (const event of replied.events.slice(0, MOST.tournaments)) {
    const eventId = id(record(event)['id']) || 'unknown'
    const read = readTournament(event)
    if (!read.ok) dropped.push({ eventId, reason: read.reason })
    else if (leaderboards.has(eventId)) dropped.push({ eventId, reason: refusedEventText('unique-id') })
    else leaderboards.set(eventId, mapLeaderboard(read.tournament, dropped, nowMs))
  }
  return { ok: true, leaderboards: sortLeaderboards([...leaderboards.values()]), dropped }
}

function mapLeaderboard(feed: FeedTournament, dropped: DroppedEvent[], nowMs: number): Leaderboard {
  const entries = new Map<string, Entry>()
  for (const [index, competitor] of feed.competitors.slice(0, MOST.players).entries()) {
    const entry = mapEntry(feed, competitor, index)
    if (!entry) dropped.push({ eventId: feed.id, reason: NOT_A_COMPETITOR })
    else if (!entries.has(entry.id)) entries.set(entry.id, entry)
  }
  const tournament = mapTournament(feed, [...entries.values()], nowMs)
  const ranked = rankPlayers([...entries.values()], feed.scoring)
  return { tournament, players: ranked.map(({ entry, place }) => playerOf(feed.id, entry, place)) }
}

function sortLeaderboards(leaderboards: readonly Leaderboard[]): readonly Leaderboard[] {
  const keyOf = ({ tournament }: Leaderboard) => `${tournament.start ?? '~'} ${tournament.id}`
  const sorted = [...leaderboards]
  sorted.sort((a, b) => compare(keyOf(a), keyOf(b)))
  return sorted
}
