import type { PowerUser } from './power-users'

const TROPHIES = 3
const ID_LETTERS_SHOWN = 6

export function powerUserName(user: Pick<PowerUser, 'userId' | 'userEmail'>): string {
  const name = user.userEmail.split('@')[0]
  return name ? name : namelessUser(user.userId)
}

export function namelessUser(userId: string): string {
  return `User ${userId.slice(-ID_LETTERS_SHOWN)}`
}

/** `rank` begins with 1. */
export function hasTrophy(rank: number): boolean {
  return rank <= TROPHIES
}

export function engagementLabel(level: string): string {
  return level.replaceAll('_', ' ')
}

export function powerUsersHeader(count: number, sport?: string): string {
  const where = sport === undefined ? 'across all sports' : `for ${sport}`
  return `Showing top ${count} power users ${where}`
}

export function sportFilterLabel(sport?: string): string {
  return sport ?? 'All Sports'
}
