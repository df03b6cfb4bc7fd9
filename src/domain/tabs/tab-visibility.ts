import { isGolfHidden } from './hidden-windows'
import type { Tab } from './tab-state'

/** `switched`: what operators set for the league; one of which they have said nothing is visible. */
export function isTabVisible(
  { sport, isLive }: Pick<Tab, 'sport' | 'isLive'>,
  day: string,
  switched: boolean | undefined,
): boolean {
  if (switched === false) return false
  return sport !== 'PGA' || !isGolfHidden(day, isLive)
}
