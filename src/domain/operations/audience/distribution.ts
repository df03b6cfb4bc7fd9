import { countDistinct, groupBy, percentOf, sortedBy } from '../statistics'

export interface Share {
  readonly name: string
  readonly users: number
  /** The share of all users counted here; all shares together make 100. */
  readonly percentage: number
}

/** Users by league or device. Who uses two leagues counts for both. */
export function distribution<Item extends { readonly userId: string }>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
): readonly Share[] {
  const groups = [...groupBy(items, nameOf)].map(([name, group]) => ({
    name,
    users: countDistinct(group, (item) => item.userId),
  }))
  const total = groups.reduce((sum, group) => sum + group.users, 0)
  const shares = groups.map((group) => ({ ...group, percentage: percentOf(group.users, total) ?? 0 }))
  return sortedBy(
    shares,
    (share) => -share.users,
    (share) => share.name,
  )
}

export function emptyDistributionText(shares: readonly Share[]): string | undefined {
  return shares.length > 0 ? undefined : 'No sport engagement data available'
}
