import { baseballFinal, baseballPeriod } from './baseball-period'
import { halves, quarters } from './basketball-period'
import { footballFinal, footballPeriod } from './football-period'
import { hockeyFinal, hockeyPeriod } from './hockey-period'
import type { GameSport } from './league'
import type { PeriodFacts } from './period-facts'

export const BEFORE_START = '0Q'

interface PeriodWords {
  readonly live: (facts: PeriodFacts) => string
  readonly final: (facts: PeriodFacts) => string
}

const FOOTBALL: PeriodWords = { live: footballPeriod, final: footballFinal }

const WORDS: Readonly<Record<GameSport, PeriodWords>> = {
  NFL: FOOTBALL,
  NBA: quarters,
  MLB: { live: baseballPeriod, final: baseballFinal },
  NHL: { live: hockeyPeriod, final: hockeyFinal },
  NCAAF: FOOTBALL,
  NCAAB: halves,
}

/** The whole label, `quarter` on the board. A game that is off has no period but a reason. */
export function periodLabel(sport: GameSport, facts: PeriodFacts): string {
  switch (facts.phase) {
    case 'scheduled':
      return BEFORE_START
    case 'live':
      return WORDS[sport].live(facts)
    case 'final':
      return WORDS[sport].final(facts)
    case 'off':
      return facts.text.trim() || 'Called off'
  }
}
