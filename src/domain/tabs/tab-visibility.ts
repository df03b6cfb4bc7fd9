import type { Sport } from '../league'
import { isGolfHidden } from './hidden-windows'

/** What operators switched; a league that is not named is visible. */
export type OperatorVisibility = Readonly<Partial<Record<Sport, boolean | undefined>>>

export function isTabVisible(sport: Sport, day: string, switched: OperatorVisibility): boolean {
  if (switched[sport] === false) return false
  return sport !== 'PGA' || !isGolfHidden(day)
}
