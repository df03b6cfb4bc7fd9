import { baseballFinal, baseballPeriod } from './baseball-period'
import { basketballFinal, basketballPeriod } from './basketball-period'
import { footballFinal, footballPeriod } from './football-period'
import { hockeyFinal, hockeyPeriod } from './hockey-period'
import type { SportKind } from './league'
import type { PeriodFacts } from './period-facts'

export const BEFORE_START = '0Q'

interface PeriodWords {
  readonly live: (facts: PeriodFacts) => string
  readonly final: (facts: PeriodFacts) => string
}

const WORDS: Readonly<Record<SportKind, PeriodWords>> = {
  football: { live: footballPeriod, final: footballFinal },
  basketball: { live: basketballPeriod, final: basketballFinal },
  baseball: { live: baseballPeriod, final: baseballFinal },
  hockey: { live: hockeyPeriod, final: hockeyFinal },
}

/** The whole label, `quarter` on the board. A game that is off has no period but a reason. */
export function periodLabel(kind: SportKind, facts: PeriodFacts): string {
  switch (facts.phase) {
    case 'scheduled':
      return BEFORE_START
    case 'live':
      return WORDS[kind].live(facts)
    case 'final':
      return WORDS[kind].final(facts)
    case 'off':
      return facts.text
  }
}
