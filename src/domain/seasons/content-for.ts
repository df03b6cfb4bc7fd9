import type { Sport } from '../league'
import { easternDay } from '../time/eastern'
import { daysUntil } from './days-until'
import { disruptionContent } from './disruption-content'
import { nextMilestone, type Milestone } from './milestone'
import { isOffseasonSport } from './offseason-sports'
import { countdownText, noGamesText, offseasonMessage, offseasonTitle } from './offseason-text'
import { isPlayed, phaseOn } from './phase'
import type { GamesFound, SeasonContent } from './season-content'
import { specialEventsOn, type SpecialEvent } from './special-event'

const GAMES: SeasonContent = { kind: 'games' }

/** The content by the date alone, before the feed was asked for games. */
export function contentOn(sport: Sport, nowMs: number): SeasonContent {
  const day = easternDay(nowMs)
  return (
    disruptionContent(sport, nowMs) ??
    special(specialEventsOn(sport, day)[0]) ??
    (isPlayed(phaseOn(sport, day)) ? GAMES : offseason(sport, nowMs))
  )
}

/**
 * The content once the feed has answered. A date never hides games that the feed has. An empty day shows the offseason
 * screen, whatever else the league does; a special event is only a line above. Only a stopped season replaces both.
 */
export function contentFor(sport: Sport, nowMs: number, found: GamesFound): SeasonContent {
  const disrupted = disruptionContent(sport, nowMs)
  if (disrupted) return disrupted
  const byDate = contentOn(sport, nowMs)
  const shown = found === 'none' ? noGames(sport, nowMs) : GAMES
  if (byDate.kind !== 'special') return shown
  return { ...shown, event: { title: byDate.title, text: byDate.text } } as SeasonContent
}

function offseason(sport: Sport, nowMs: number): SeasonContent {
  const next = nextMilestone(sport, easternDay(nowMs))
  if (next?.isCountdownWorthy) return countdown(sport, next, nowMs)
  return { kind: 'message', title: offseasonTitle(sport), text: offseasonMessage(sport) }
}

function countdown(sport: Sport, { name, date }: Milestone, nowMs: number): SeasonContent {
  const days = daysUntil(date, nowMs)
  return {
    kind: 'countdown',
    title: offseasonTitle(sport),
    text: countdownText(name, days),
    milestone: name,
    days,
  }
}

/** The offseason screen, whatever the date promised. */
function noGames(sport: Sport, nowMs: number): SeasonContent {
  const next = nextMilestone(sport, easternDay(nowMs))
  if (next && isOffseasonSport(sport)) return countdown(sport, next, nowMs)
  return { kind: 'message', title: offseasonTitle(sport), text: noGamesText(sport, next, nowMs) }
}

function special(event: SpecialEvent | undefined): SeasonContent | undefined {
  return event && { kind: 'special', title: event.title, text: event.text }
}
