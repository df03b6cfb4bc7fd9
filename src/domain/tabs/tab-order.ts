import { leagueOfSport } from '../league'
import type { Tab } from './tab-state'

/** Live first, then in season, then by the priority of the phase, then by name. */
export function sortTabs(tabs: readonly Tab[]): readonly Tab[] {
  const sorted = [...tabs]
  sorted.sort(compareTabs)
  return sorted
}

export function compareTabs(one: Tab, other: Tab): number {
  return (
    Number(other.isLive) - Number(one.isLive) ||
    Number(other.isInSeason) - Number(one.isInSeason) ||
    other.priority - one.priority ||
    compareNames(one, other)
  )
}

function compareNames(one: Tab, other: Tab): number {
  const [a, b] = [leagueOfSport(one.sport).label, leagueOfSport(other.sport).label]
  return a < b ? -1 : 1
}
