import type { League } from '../../domain/league'
import { readStatus, type FeedStatus } from './map-status'
import { id, isRecord, list, type Fields } from './read'
import { NOT_AN_EVENT, reasonsOf } from './reasons'

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
  { readonly ok: true; readonly event: FeedEvent } | { readonly ok: false; readonly reason: string }

export function readEvent(league: League, value: unknown): ReadEvent {
  const reasons = reasonsOf(league)
  if (!isRecord(value) || !Array.isArray(value['competitions'])) return refused(NOT_AN_EVENT)
  const eventId = id(value['id'])
  if (eventId === '') return refused(NOT_AN_EVENT)
  const competition = list(value['competitions'])[0]
  if (!isRecord(competition)) return refused(reasons.competition)
  if (!Array.isArray(competition['competitors'])) return refused(reasons.competitors)
  const home = competitorAt('home', competition)
  const away = competitorAt('away', competition)
  if (!home || !away) return refused(reasons.teams)
  const status = readStatus(value['status']) ?? readStatus(competition['status'])
  if (!status) return refused(reasons.status)
  return { ok: true, event: { id: eventId, event: value, competition, home, away, status } }
}

function competitorAt(side: 'home' | 'away', competition: Fields): Fields | undefined {
  return list(competition['competitors'])
    .filter(isRecord)
    .find((one) => one['homeAway'] === side)
}

function refused(reason: string): ReadEvent {
  return { ok: false, reason }
}
