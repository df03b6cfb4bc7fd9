/** Where something that people follow (a card, a player's row) begins and ends, in pixels from the top of the list. */
export interface Anchor {
  readonly id: string
  readonly top: number
  readonly bottom: number
}

/**
 * How far the list must move along so that what is being read stays where it is when rows come, go or change places.
 * It holds on to the first row in view that is still there; at the very top new rows may push the others down.
 */
export function anchorShift(before: readonly Anchor[], after: readonly Anchor[], viewTop: number): number {
  const now = new Map(after.map((anchor) => [anchor.id, anchor]))
  const held = before.filter(({ bottom }) => bottom > viewTop).toSorted((a, b) => a.top - b.top)
  for (const anchor of held) {
    const found = now.get(anchor.id)
    if (found) return found.top - anchor.top
  }
  return 0
}
