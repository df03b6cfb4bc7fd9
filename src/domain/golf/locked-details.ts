/** What a guest sees blurred on a leaderboard, and what a click on it counts as. */
export interface LockedDetails {
  readonly button: 'Unlock'
  readonly label: 'Live Stats' | 'Live Scorecards'
  readonly premiumAttempt: 'golf-leaderboard'
}

export function lockedDetails(part: 'round' | 'holes', isSignedIn: boolean): LockedDetails | undefined {
  if (isSignedIn) return undefined
  const label = part === 'round' ? 'Live Stats' : 'Live Scorecards'
  return { button: 'Unlock', label, premiumAttempt: 'golf-leaderboard' }
}
