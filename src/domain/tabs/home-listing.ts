import type { Sport } from '../league'
import { compareTabs } from './tab-order'
import { isDisabled, type Tab } from './tab-state'

const FEWEST = 3
const MOST = 6

/**
 * The leagues of the home page, from the visible ones: active leagues first, and within each part favourites first. At
 * most six. Leagues out of season are listed only as favourites or to make up three.
 */
export function homeListing(tabs: readonly Tab[], favourites: readonly Sport[]): readonly Sport[] {
  const isFavourite = ({ sport }: Tab) => favourites.includes(sport)
  const wanted = tabs.filter((tab) => !isDisabled(tab) || isFavourite(tab)).length
  const sorted = [...tabs]
  sorted.sort(
    (one, other) =>
      Number(isDisabled(one)) - Number(isDisabled(other)) ||
      Number(isFavourite(other)) - Number(isFavourite(one)) ||
      compareTabs(one, other),
  )
  return sorted.slice(0, Math.min(MOST, Math.max(FEWEST, wanted))).map(({ sport }) => sport)
}
