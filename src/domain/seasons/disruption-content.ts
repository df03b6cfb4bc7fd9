import { leagueOfSport, type Sport } from '../league'
import { easternDay } from '../time/eastern'
import { alternativeLeague } from './alternative-league'
import { daysUntil } from './days-until'
import type { Disruption } from './disruption'
import { disruptionsOn } from './disruptions'
import { countdownText } from './offseason-text'
import type { SeasonContent } from './season-content'

/** The content in place of the games while a season is stopped. Notices alone do not stop one. */
export function disruptionContent(sport: Sport, nowMs: number): SeasonContent | undefined {
  const gravest = disruptionsOn(sport, easternDay(nowMs))[0]
  return gravest && contentOf(sport, gravest, nowMs)
}

function contentOf(sport: Sport, { text, effect }: Disruption, nowMs: number): SeasonContent | undefined {
  const title = leagueOfSport(sport).label
  switch (effect.kind) {
    case 'message':
      return { kind: 'message', title, text }
    case 'alternative': {
      const alternative = alternativeLeague(sport, easternDay(nowMs))
      return { kind: 'message', title, text, ...(alternative && { alternative }) }
    }
    case 'countdown': {
      const milestone = `${title} Season`
      const days = daysUntil(effect.returns, nowMs)
      return { kind: 'countdown', title: text, text: countdownText(milestone, days), milestone, days }
    }
    case 'notice':
      return undefined
  }
}
