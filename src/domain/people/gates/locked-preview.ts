export type LockedArea = 'golf-stats' | 'golf-scorecards' | 'ticker' | 'box-score'

/** The overlay over a blurred preview: what its button says, and the premium attempt that a click records. */
export interface LockedPreview {
  readonly button: string
  readonly label: string
  readonly attempt: string
}

export function lockedPreview(area: LockedArea): LockedPreview {
  switch (area) {
    case 'golf-stats':
      return { button: 'Unlock', label: 'Live Stats', attempt: 'golf-leaderboard' }
    case 'golf-scorecards':
      return { button: 'Unlock', label: 'Live Scorecards', attempt: 'golf-leaderboard' }
    case 'ticker':
      return { button: 'Unlock', label: 'Live Stats', attempt: 'live-stats' }
    case 'box-score':
      return { button: 'Unlock', label: 'Box Score', attempt: 'box-score' }
  }
}

export type PreviewClick = 'record-attempt' | 'open-sign-in'

/** A click beside the button is an attempt; the button also opens the sign-in modal. */
export function clicksOnPreview(where: 'blur' | 'button'): readonly PreviewClick[] {
  return where === 'blur' ? ['record-attempt'] : ['record-attempt', 'open-sign-in']
}
