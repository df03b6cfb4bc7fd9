/** Undefined without values, since 0 would look like a measured figure. */

export function average(values: readonly number[]): number | undefined {
  if (values.length === 0) return undefined
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

export function percentOf(part: number, whole: number): number | undefined {
  return whole > 0 ? (part / whole) * 100 : undefined
}

/** A group has at least the item that it began with. */
export type Group<Item> = readonly [Item, ...Item[]]

export function groupBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): ReadonlyMap<string, Group<Item>> {
  const groups = new Map<string, [Item, ...Item[]]>()
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

/**
 * A sorted copy; the first key in which two items differ decides. Strings compare by code unit, the same on every
 * device.
 */
export function sortedBy<Item>(
  items: readonly Item[],
  ...keys: readonly ((item: Item) => number | string)[]
): readonly Item[] {
  const copy = [...items]
  copy.sort((a, b) => compareBy(keys, a, b))
  return copy
}

/** For two items with the same time the id decides, so that the result does not depend on the order of the input. */
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
