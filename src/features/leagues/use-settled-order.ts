import { useState, type FocusEvent } from 'react'
import type { LeagueTab } from '../../state/use-leagues'

/** Nobody wants a tab to run away from under the pointer or the keyboard: while either is on the bar its order stays. */
export function useSettledOrder(tabs: readonly LeagueTab[]) {
  const [held, setHeld] = useState<readonly LeagueTab[]>()
  const hold = () => setHeld((before) => before ?? tabs)
  const release = () => setHeld(undefined)
  // From tab to tab the keyboard has not left the bar.
  const leave = (event: FocusEvent) => event.currentTarget.contains(event.relatedTarget) || release()
  return {
    tabs: held ? inOrderOf(held, tabs) : tabs,
    /** The same as long as no tab changes its place: one that comes or goes in the meantime changes nothing. */
    order: (held ?? tabs).map(({ league }) => league.slug).join(),
    rest: { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: leave },
  }
}

/** The news about each, at its old place; who is new stands behind. */
export function inOrderOf(held: readonly LeagueTab[], tabs: readonly LeagueTab[]): readonly LeagueTab[] {
  const slugs = held.map(({ league }) => league.slug)
  const place = ({ league }: LeagueTab) => {
    const index = slugs.indexOf(league.slug)
    return index === -1 ? slugs.length : index
  }
  const sorted = [...tabs]
  sorted.sort((one, other) => place(one) - place(other))
  return sorted
}
