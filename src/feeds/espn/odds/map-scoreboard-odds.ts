import type { GameLeague } from '../../../domain/league'
import type { OddsLine } from '../../../domain/odds/odds-line'
import { mapTeam } from '../map-team'
import { readEvent, type FeedEvent } from '../read-event'
import { readEvents } from '../read-events'
import { mapOdds } from './map-odds'

/**
 * The lines that a scoreboard's reply offers, by game id; a game without one is not among them. Takes any JSON. Which
 * games there are, and why an event is none, is `mapScoreboard`'s to tell.
 */
export function mapScoreboardOdds(league: GameLeague, reply: unknown): ReadonlyMap<string, OddsLine> {
  const replied = readEvents(reply)
  const lines = new Map<string, OddsLine>()
  if (!replied.ok) return lines
  const seen = new Set<string>()
  for (const event of replied.events) {
    const read = readEvent(league, event)
    if (!read.ok || seen.has(read.event.id)) continue
    seen.add(read.event.id)
    const line = lineOf(league, read.event)
    if (line) lines.set(read.event.id, line)
  }
  return lines
}

function lineOf({ sport }: GameLeague, { competition, home, away }: FeedEvent): OddsLine | undefined {
  const sides = { sport, home: mapTeam(home).abbreviation, away: mapTeam(away).abbreviation }
  return mapOdds(competition['odds'], sides)
}
