import type { Game } from '../../../domain/game/game'
import type { Sport } from '../../../domain/league'
import { oddsDisplay } from '../../../domain/odds/odds-display'
import type { OddsLine } from '../../../domain/odds/odds-line'
import { teamOdds } from '../../../domain/odds/team-odds'

export interface OddsWord {
  readonly kind: 'spread' | 'moneyline' | 'total'
  readonly text: string
}

/** `SEA -3.5`, `SF +150 · SEA -170`, `44.5`: the spread from the side that gives points. */
export function oddsWords(sport: Sport, { homeTeam, awayTeam }: Game, line: OddsLine): readonly OddsWord[] {
  const home = oddsDisplay(sport, teamOdds(line, 'home'))
  const away = oddsDisplay(sport, teamOdds(line, 'away'))
  const givesHome = (line.homeSpread ?? 0) <= 0
  const [team, spread] = givesHome ? [homeTeam, home.spread] : [awayTeam, away.spread]
  const prices = [
    withTeam(awayTeam.abbreviation, away.moneyLine),
    withTeam(homeTeam.abbreviation, home.moneyLine),
  ]
  const words: readonly OddsWord[] = [
    { kind: 'spread', text: spread === 'PK' ? spread : withTeam(team.abbreviation, spread) },
    { kind: 'moneyline', text: prices.filter(Boolean).join(' · ') },
    { kind: 'total', text: home.total ?? '' },
  ]
  return words.filter(({ text }) => text !== '')
}

function withTeam(team: string, value: string | undefined): string {
  return value === undefined ? '' : `${team} ${value}`
}
