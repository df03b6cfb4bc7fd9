import { isShootout } from '../period/hockey-period'
import type { GameSport } from '../league'
import { overtime } from '../period/period-facts'

/** The sports whose games have periods; baseball has innings. */
export type PeriodSport = Exclude<GameSport, 'MLB'>

interface Periods {
  readonly regular: number
  readonly prefix: string
}

/** How many a game has before overtime, and what box scores call them. */
export const PERIODS: Readonly<Record<PeriodSport, Periods>> = {
  NFL: { regular: 4, prefix: 'Q' },
  NCAAF: { regular: 4, prefix: 'Q' },
  NBA: { regular: 4, prefix: 'Q' },
  NHL: { regular: 3, prefix: 'P' },
  NCAAB: { regular: 2, prefix: 'H' },
}

/** `Q2`, `P3`, `H1`; after them `OT`, `2OT`, and the shootout of a hockey game that is no play-off. */
export function periodName(sport: PeriodSport, period: number, playoffs: boolean): string {
  const { regular, prefix } = PERIODS[sport]
  if (period <= regular) return `${prefix}${period}`
  if (sport === 'NHL' && isShootout({ period, playoffs })) return 'SO'
  return overtime(period - regular)
}
