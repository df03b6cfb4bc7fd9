import { percentOf, sortedBy } from '../statistics'

/** Users by league or device. A user of two leagues counts for both. */
export interface UsersOf {
  readonly name: string
  readonly users: number
}

export interface Share extends UsersOf {
  /** The share of all users counted here; all shares together make 100. */
  readonly percentage: number
}

export function distribution(groups: readonly UsersOf[]): readonly Share[] {
  const total = groups.reduce((sum, group) => sum + group.users, 0)
  const shares = groups.map(({ name, users }) => ({ name, users, percentage: percentOf(users, total) ?? 0 }))
  return sortedBy(
    shares,
    (share) => -share.users,
    (share) => share.name,
  )
}

export function emptyDistributionText(shares: readonly Share[]): string | undefined {
  return shares.length > 0 ? undefined : 'No sport engagement data available'
}
