import { refusedEventText, type EventFault } from '../../../domain/feed-texts/refused-event'
import type { Side } from '../../../domain/game/game'
import { briefText, id, isRecord, list, record, type Fields } from '../../read'

/** A reply that is a summary of a game between two teams; everything else in it may be missing. */
export interface FeedSummary {
  readonly id: string
  readonly reply: Fields
  readonly competition: Fields
  readonly away: SummarySide
  readonly home: SummarySide
}

export interface SummarySide {
  readonly teamId: string
  readonly abbreviation: string
  readonly competitor: Fields
}

export type ReadSummary =
  | { readonly ok: true; readonly summary: FeedSummary }
  | { readonly ok: false; readonly reason: string }

export function readSummary(reply: unknown): ReadSummary {
  if (!isRecord(reply)) return refused('object')
  const header = record(reply['header'])
  const competition = list(header['competitions'])[0]
  if (!isRecord(competition)) return refused('competition-data')
  if (!Array.isArray(competition['competitors'])) return refused('competitors')
  const away = sideOf('away', competition)
  const home = sideOf('home', competition)
  if (!away || !home) return refused('teams')
  return { ok: true, summary: { id: id(header['id']), reply, competition, away, home } }
}

function sideOf(side: Side, competition: Fields): SummarySide | undefined {
  const competitor = list(competition['competitors'])
    .filter(isRecord)
    .find((one) => one['homeAway'] === side)
  if (!competitor) return undefined
  const team = record(competitor['team'])
  return {
    teamId: id(team['id']) || id(competitor['id']),
    abbreviation: briefText(team['abbreviation']) || 'UNK',
    competitor,
  }
}

/** The abbreviation of one of the two teams; empty for any other, and where both have the same, which names neither. */
export function teamWith(teamId: unknown, { away, home }: FeedSummary): string {
  const wanted = id(teamId)
  if (wanted === '' || away.abbreviation === home.abbreviation) return ''
  return [away, home].find((side) => side.teamId === wanted)?.abbreviation ?? ''
}

function refused(fault: EventFault): ReadSummary {
  return { ok: false, reason: refusedEventText(fault) }
}
