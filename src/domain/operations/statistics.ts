/** Sums over measured values. Nothing measured gives no figure: a zero would be a statement. */

export function average(values: readonly number[]): number | undefined {
  if (values.length === 0) return undefined
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

export function percentOf(part: number, whole: number): number | undefined {
  return whole > 0 ? (part / whole) * 100 : undefined
}

export function groupBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}

export function countDistinct<Item>(items: readonly Item[], keyOf: (item: Item) => string): number {
  return new Set(items.map(keyOf)).size
}

/** A sorted copy, by the first key that tells two items apart. Strings compare by code unit, everywhere alike. */
export function sortedBy<Item>(
  items: readonly Item[],
  ...keys: readonly ((item: Item) => number | string)[]
): readonly Item[] {
  const copy = [...items]
  copy.sort((a, b) => compareBy(keys, a, b))
  return copy
}

/** The id decides between two at the same time, so that the order does not depend on the one they came in. */
export function newestFirst<Item extends { readonly id: string; readonly timestamp: number }>(
  items: readonly Item[],
): readonly Item[] {
  return sortedBy(
    items,
    (item) => -item.timestamp,
    (item) => item.id,
  )
}

function compareBy<Item>(keys: readonly ((item: Item) => number | string)[], a: Item, b: Item): number {
  for (const key of keys) {
    const left = key(a)
    const right = key(b)
    if (left !== right) return left < right ? -1 : 1
  }
  return 0
}
