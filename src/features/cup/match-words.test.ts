import { describe, expect, it } from 'vitest'
import type { CupMatch } from '../../domain/cup/cup'
import { leaderOf } from '../../domain/cup/match-leader'
import { sampleMatch } from '../../domain/cup/testing/sample-cup'
import { timeText } from '../../platform/local-time'
import { sessionPointsText, standingText } from './match-words'
import { sessionsInOrder } from './session-order'

const START = '2025-09-27T16:25:00Z'
const sides = (usa: string, europe: string, changes: Partial<CupMatch> = {}) => {
  const match = sampleMatch('open', changes)
  return { ...match, usa: { ...match.usa, score: usa }, europe: { ...match.europe, score: europe } }
}

describe('where a match stands', () => {
  it.each([
    ['won by the USA', sampleMatch('usa'), 'usa', '2 & 1'],
    ['won by Europe', sampleMatch('europe'), 'europe', '2 & 1'],
    ['halved', sampleMatch('halved'), undefined, 'Halved'],
    ['halved, without a score', sides('-', '-', { state: 'post', completed: true }), undefined, 'Halved'],
    ['halved, told as level', sides('A/S', 'A/S', { state: 'post', completed: true }), undefined, 'Halved'],
    ['Europe in front', sides('', '2 UP'), 'europe', '2 UP'],
    ['the USA in front', sides('1 UP', ''), 'usa', '1 UP'],
    ['the USA in front, both told', sides('2 UP', '2 DN'), 'usa', '2 UP'],
    ['level', sides('', ''), undefined, 'All square'],
    ['not begun', sides('', '', { state: 'pre', startTime: START }), undefined, timeText(Date.parse(START))],
  ])('%s', (_what, match, leader, standing) => {
    expect([leaderOf(match), standingText(match)]).toEqual([leader, standing])
  })
})

describe('a session', () => {
  it('tells the points of its matches', () => {
    expect(sessionPointsText([sampleMatch('usa'), sampleMatch('halved'), sampleMatch('open')])).toBe(
      'USA 1.5 – 0.5 EUR',
    )
  })

  it('being played stands on top', () => {
    const sessions = ['one', 'two', 'three'].map((id) => ({ id, name: id, type: 'singles' as const }))
    const matches = [sampleMatch('usa', { session: 'one' }), sampleMatch('open', { session: 'two' })]
    expect(sessionsInOrder(sessions, matches).map(({ id }) => id)).toEqual(['two', 'one', 'three'])
  })
})
