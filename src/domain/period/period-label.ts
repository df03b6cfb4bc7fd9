import { baseballFinal, baseballPeriod } from './baseball-period'
import { halves, quarters } from './basketball-period'
import { collegeFootballPeriod, footballFinal, footballPeriod } from './football-period'
import { hockeyFinal, hockeyPeriod } from './hockey-period'
import type { GameSport } from '../league'
import { DELAYED, isValidPeriod, type FinalFacts, type PeriodFacts } from './period-facts'

const BEFORE_START = '0Q'

interface PeriodWords {
  readonly live: (facts: PeriodFacts) => string
  readonly final: (facts: FinalFacts) => string
}

const WORDS: Readonly<Record<GameSport, PeriodWords>> = {
  NFL: { live: footballPeriod, final: footballFinal },
  NBA: quarters,
  MLB: { live: baseballPeriod, final: baseballFinal },
  NHL: { live: hockeyPeriod, final: hockeyFinal },
  NCAAF: { live: collegeFootballPeriod, final: footballFinal },
  NCAAB: halves,
}

/** The whole label, `quarter` on the board. A game that is off has no period but a reason. */
export function periodLabel(sport: GameSport, facts: PeriodFacts): string {
  switch (facts.phase) {
    case 'scheduled':
      return BEFORE_START
    case 'live':
      return isWaitingToStart(facts) ? DELAYED : WORDS[sport].live(facts)
    case 'final':
      return finalLabel(sport, facts)
    case 'off':
      return facts.text.trim() || 'Called off'
  }
}

/** `3Q` of `3Q • 8:36`, `Top 5th` of `Top 5th 2-1`: a label without its clock or count. */
export function partOf(quarter: string): string {
  return quarter.replace(/ • .*| \d-\d$/, '')
}

/** `FINAL/OT`: the label of a game that was played to its end. */
export function finalLabel(sport: GameSport, facts: FinalFacts): string {
  return WORDS[sport].final(facts)
}

function isWaitingToStart({ pause, period }: PeriodFacts): boolean {
  return pause === 'delay' && !isValidPeriod(period)
}
