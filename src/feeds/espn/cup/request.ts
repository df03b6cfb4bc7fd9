import { leaderboardPath } from '../golf/request'

export function cupPath(eventId: string): string {
  return leaderboardPath(eventId)
}
