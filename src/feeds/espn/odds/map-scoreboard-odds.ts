import type { GameLeague } from '../../../domain/league'
import type { OddsLine } from '../../../domain/odds/odds-line'
import { mapTeam } from '../map-team'
import { readEvent, type FeedEvent } from '../read-event'
import { readEvents } from '../read-events'
import { mapOdds } from './map-odds'

/**
 * The lines in a scoreboard's reply, by game id; games without a line are left out. Takes any JSON. `mapScoreboard`
 * decides which games there are, and why an event is not a game.
 */
export function mapScoreboardOdds(league: GameLeague, reply: unknown): ReadonlyMap<string, OddsLine> {
  const replied = readEvents(reply, league)
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
