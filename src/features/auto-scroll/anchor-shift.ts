/** Where something that people follow (a card, a player's row) begins and ends, in pixels from the top of the list. */
export interface Anchor {
  readonly id: string
  readonly top: number
  readonly bottom: number
}

/** The part of the list that is on the screen. */
export interface View {
  readonly top: number
  readonly bottom: number
}

/**
 * How far the list must move so that the rows being read stay in place when rows come, go or change places. The
 * majority of the rows in view decides, since any single row may be the very one that moves to the end of the list.
 */
export function anchorShift(before: readonly Anchor[], after: readonly Anchor[], view: View): number {
  const now = new Map(after.map(({ id, top }) => [id, top]))
  const shifts = before
    .filter(({ bottom }) => bottom > view.top)
    .toSorted((one, other) => one.top - other.top)
    .flatMap(({ id, top }) => {
      const found = now.get(id)
      return found === undefined ? [] : [{ top, by: Math.round(found - top) }]
    })
  const inView = shifts.filter(({ top }) => top < view.bottom)
  return mostCommon(inView.map(({ by }) => by)) ?? shifts[0]?.by ?? 0
}

/** If several values are equally common, the first wins: rows higher up have been read for longer. */
function mostCommon(values: readonly number[]): number | undefined {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  const most = Math.max(...counts.values())
  return values.find((value) => counts.get(value) === most)
}
