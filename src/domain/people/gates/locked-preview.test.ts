import { describe, expect, it } from 'vitest'
import { clicksOnPreview, lockedPreview } from './locked-preview'

describe('001 section 2: locked previews', () => {
  it.each([
    ['golf-stats', 'Live Stats', 'golf-leaderboard'],
    ['golf-scorecards', 'Live Scorecards', 'golf-leaderboard'],
    ['ticker', 'Live Stats', 'live-stats'],
    ['box-score', 'Box Score', 'box-score'],
  ] as const)('%s: an Unlock button labelled %s; a click is the attempt %s', (area, label, attempt) => {
    expect(lockedPreview(area)).toEqual({ button: 'Unlock', label, attempt })
  })

  it('clicking a blurred area records a premium attempt; Unlock also opens the sign-in modal', () => {
    expect(clicksOnPreview('blur')).toEqual(['record-attempt'])
    expect(clicksOnPreview('button')).toEqual(['record-attempt', 'open-sign-in'])
  })
})
