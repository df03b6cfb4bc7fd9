import { isShootout } from '../period/hockey-period'
import type { GameSport } from '../league'
import { overtime } from '../period/period-facts'

/** The sports whose games have periods; baseball has innings. */
export type PeriodSport = Exclude<GameSport, 'MLB'>

interface Periods {
  readonly regular: number
  readonly letter: string
}

/** How many periods a game has before overtime, and their letter: `4Q` on cards and in plays, `Q4` over a line score. */
export const PERIODS: Readonly<Record<PeriodSport, Periods>> = {
  NFL: { regular: 4, letter: 'Q' },
  NCAAF: { regular: 4, letter: 'Q' },
  NBA: { regular: 4, letter: 'Q' },
  NHL: { regular: 3, letter: 'P' },
  NCAAB: { regular: 2, letter: 'H' },
}

/** `2Q`, `3P`, `1H`; then `OT`, `2OT`, and `SO` for a shootout, which hockey has outside the play-offs only. */
export function periodName(sport: PeriodSport, period: number, playoffs: boolean): string {
  const { regular, letter } = PERIODS[sport]
  if (period <= regular) return `${period}${letter}`
  if (sport === 'NHL' && isShootout({ period, playoffs })) return 'SO'
  return overtime(period - regular)
}
