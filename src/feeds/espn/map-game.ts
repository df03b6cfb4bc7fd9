import type { Game, LiveGame } from '../../domain/game/game'
import type { GameLeague } from '../../domain/league'
import { periodLabel } from '../../domain/period/period-label'
import type { Situation } from '../../domain/game/situation'
import { record } from '../read'
import type { GameAround } from './situation/game-around'
import { isHalfInningOver } from './situation/half-inning'
import { mapHeadlines, noteOf } from './map-headlines'
import { mapPeriodFacts } from './map-period'
import { mapSeries } from './map-series'
import { mapSituation } from './situation/map-situation'
import { delayWords, pauseOf, phaseOf, startText } from './map-status'
import { mapTeam } from './map-team'
import { mapVenue } from './map-venue'
import { mapWeather } from './map-weather'
import { readEvent, type FeedEvent } from './read-event'
import { mapStart } from './start'

export type MappedGame =
  | { readonly ok: true; readonly game: Game }
  | { readonly ok: false; readonly reason: string }

export function mapGame(league: GameLeague, value: unknown): MappedGame {
  const read = readEvent(league, value)
  return read.ok ? { ok: true, game: gameOf(league, read.event) } : read
}

function gameOf(league: GameLeague, event: FeedEvent): Game {
  const around = aroundOf(event)
  const situation = mapSituation(league.kind, event.competition['situation'], around)
  const facts = factsOf(league, event, around, situation)
  const phase = phaseOf(event.status)
  switch (phase.phase) {
    case 'scheduled':
      return { ...facts, phase: 'scheduled' }
    case 'live':
      return { ...facts, phase: 'live', ...whileLive(event, around, situation) }
    case 'final':
      return { ...facts, phase: 'final' }
    case 'off':
      return { ...facts, ...phase }
  }
}

function whileLive(
  event: FeedEvent,
  around: GameAround,
  situation: Situation | undefined,
): Pick<LiveGame, 'situation' | 'delay' | 'wasSuspended'> {
  return {
    ...(situation && { situation }),
    ...(around.pause === 'delay' && { delay: delayWords(event.status) }),
    ...(event.competition['wasSuspended'] === true && { wasSuspended: true as const }),
  }
}

function aroundOf({ home, away, status, competition }: FeedEvent): GameAround {
  const homeTeam = mapTeam(home)
  const awayTeam = mapTeam(away)
  const told = pauseOf(status)
  const situation = record(competition['situation'])
  const isOver = told === 'none' && isHalfInningOver(situation, status.shortText, homeTeam, awayTeam)
  return { homeTeam, awayTeam, pause: isOver ? 'period-end' : told }
}

/** The feed writes the start twice, as date and as start date, and either can be missing. */
function startOf({ event, competition }: FeedEvent): string | undefined {
  return (
    mapStart(event['date']) ??
    mapStart(competition['date']) ??
    mapStart(competition['startDate']) ??
    mapStart(event['startDate'])
  )
}

/** What a game has in every phase. */
function factsOf(league: GameLeague, event: FeedEvent, around: GameAround, situation: Situation | undefined) {
  const venue = mapVenue(event.competition['venue'])
  const note = noteOf(event)
  const start = startOf(event)
  return {
    id: event.id,
    homeTeam: around.homeTeam,
    awayTeam: around.awayTeam,
    venue,
    ...(event.competition['neutralSite'] === true && { isNeutral: true as const }),
    quarter: periodLabel(league.sport, mapPeriodFacts(league.sport, event, around, situation)),
    timeLeft: event.status.clock,
    ...(start !== undefined && { start }),
    startTime: startText(event.status, event.competition['timeValid'] === false),
    ...mapWeather(league, event, venue, phaseOf(event.status).phase),
    ...mapHeadlines(event, note),
    ...mapSeries(event, note),
  }
}
