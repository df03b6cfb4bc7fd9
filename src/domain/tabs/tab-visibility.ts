import type { AnySport } from '../any-sport'
import { isGolfHidden } from './hidden-windows'

/** What operators switched; a league that is not named is visible. */
export type OperatorVisibility = Readonly<Partial<Record<AnySport, boolean>>>

export function isTabVisible(sport: AnySport, day: string, switched: OperatorVisibility): boolean {
  if (switched[sport] === false) return false
  return sport !== 'PGA' || !isGolfHidden(day)
}
