export type LockedArea = 'golf-stats' | 'golf-scorecards' | 'ticker' | 'box-score'

/** The locked features that a click on a preview can attempt to open. */
export const ATTEMPTS = ['golf-leaderboard', 'live-stats', 'box-score'] as const
export type Attempt = (typeof ATTEMPTS)[number]

/** The overlay over a blurred preview: what its button says, and the premium attempt that a click records. */
export interface LockedPreview {
  readonly button: string
  readonly label: string
  readonly attempt: Attempt
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
