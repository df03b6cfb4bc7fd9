import { refusedEventText, type EventFault } from '../../domain/feed-texts/refused-event'
import type { Side } from '../../domain/game/game'
import type { GameLeague } from '../../domain/league'
import { completedStatus, readStatus, type FeedStatus } from './map-status'
import { id, isRecord, list, type Fields } from '../read'

/** An event that has what a game needs; everything else in it may still be missing. */
export interface FeedEvent {
  readonly id: string
  readonly event: Fields
  readonly competition: Fields
  readonly home: Fields
  readonly away: Fields
  readonly status: FeedStatus
}

export type ReadEvent =
  | { readonly ok: true; readonly event: FeedEvent }
  | { readonly ok: false; readonly reason: string }

export function readEvent(league: GameLeague, value: unknown): ReadEvent {
  const refused = (fault: EventFault): ReadEvent => ({
    ok: false,
    reason: refusedEventText(fault, league.sport),
  })
  if (!isRecord(value)) return refused(isNothing(value) ? 'properties' : 'object')
  const eventId = id(value['id'])
  if (eventId === '' || !Array.isArray(value['competitions'])) return refused('properties')
  const competition = list(value['competitions'])[0]
  if (!isRecord(competition)) return refused(isNothing(competition) ? 'competition' : 'competition-data')
  if (!Array.isArray(competition['competitors'])) return refused('competitors')
  const home = competitorAt('home', competition)
  const away = competitorAt('away', competition)
  if (!home || !away) return refused('teams')
  const status = statusOf(value, competition)
  if (!status) return refused('status')
  return { ok: true, event: { id: eventId, event: value, competition, home, away, status } }
}

function competitorAt(side: Side, competition: Fields): Fields | undefined {
  return list(competition['competitors'])
    .filter(isRecord)
    .find((one) => one['homeAway'] === side)
}

/** The event and the competition both have the status. What is missing in the one is told by the other. */
function statusOf(event: Fields, competition: Fields): FeedStatus | undefined {
  const own = readStatus(event['status'])
  const other = readStatus(competition['status'])
  return own && other ? completedStatus(own, other) : (own ?? other)
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null
}
