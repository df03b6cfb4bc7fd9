import { useState, type FocusEvent } from 'react'
import type { LeagueTab } from '../../state/use-leagues'

/** Nobody wants a tab to run away from under the pointer or the keyboard: while either is on the bar its order stays. */
export function useHeldOrder(tabs: readonly LeagueTab[]) {
  const [held, setHeld] = useState<readonly LeagueTab[]>()
  const hold = () => setHeld((before) => before ?? tabs)
  const release = () => setHeld(undefined)
  // When the focus moves from tab to tab, the keyboard has not left the bar.
  const leave = (event: FocusEvent) => event.currentTarget.contains(event.relatedTarget) || release()
  return {
    tabs: held ? inOrderOf(held, tabs) : tabs,
    /**
     * Stays the same until a tab changes its place; a tab that comes or goes while the order is held does not change
     * it.
     */
    order: (held ?? tabs).map(({ league }) => league.slug).join(),
    holdHandlers: { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: leave },
  }
}

/** The current data of each tab, in the held order; new tabs stand at the end. */
function inOrderOf(held: readonly LeagueTab[], tabs: readonly LeagueTab[]): readonly LeagueTab[] {
  const slugs = held.map(({ league }) => league.slug)
  const place = ({ league }: LeagueTab) => {
    const index = slugs.indexOf(league.slug)
    return index === -1 ? slugs.length : index
  }
  const sorted = [...tabs]
  sorted.sort((one, other) => place(one) - place(other))
  return sorted
}
