import type { Sport } from '../league'
import { hasOdds } from './odds-sport'
import type { TeamOdds } from './team-odds'

/** What a card writes beside one team. */
export interface OddsDisplay {
  readonly spread?: string
  readonly spreadOdds?: string
  readonly moneyLine?: string
  readonly total?: string
}

/** A spread is shown only for sports with odds. */
export function oddsDisplay(sport: Sport, odds: TeamOdds): OddsDisplay {
  return {
    ...(hasOdds(sport) && spreadDisplay(odds)),
    ...(odds.moneyLine !== undefined && { moneyLine: moneyLineText(odds.moneyLine) }),
    ...(odds.overUnder !== undefined && { total: totalText(odds.overUnder) }),
  }
}

function spreadDisplay({ spread, spreadOdds }: TeamOdds): OddsDisplay {
  if (spread === undefined) return {}
  return {
    spread: spreadText(spread),
    ...(spreadOdds !== undefined && { spreadOdds: signed(spreadOdds) }),
  }
}

/** `+3.5`, `-7`, and `PK` (pick'em) when nobody gives points. */
export function spreadText(spread: number): string {
  return spread === 0 ? 'PK' : signed(spread)
}

/** `+145`, `-170`. */
export const moneyLineText = signed

/** `44.5` */
export const totalText = plain

/** With a plus sign when positive. */
function signed(value: number): string {
  return value > 0 ? `+${plain(value)}` : plain(value)
}

function plain(value: number): string {
  return String(Math.round(value * 100) / 100)
}
