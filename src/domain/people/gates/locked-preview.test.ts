import { describe, expect, it } from 'vitest'
import { clicksOnPreview, lockedLook, lockedPreview } from './locked-preview'

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

  it('odds are hidden when locked, other features blurred', () => {
    expect([lockedLook('view_betting_odds'), lockedLook('view_box_scores')]).toEqual(['hidden', 'blurred'])
  })
})
