import { describe, expect, it } from 'vitest'
import type { CupMatch } from './cup'
import { leaderOf, leadText } from './match-leader'
import { sampleMatch } from './testing/sample-cup'

function match(usa: string, europe: string, changes: Partial<CupMatch> = {}): CupMatch {
  const open = sampleMatch('open', changes)
  return { ...open, usa: { ...open.usa, score: usa }, europe: { ...open.europe, score: europe } }
}

describe('who is in front in a match', () => {
  it.each([
    ['the feed gives the standing of the leader alone', match('2 UP', ''), 'usa', '2 UP'],
    ['the feed gives the standing of the leader alone', match('', '1 UP'), 'europe', '1 UP'],
    ['the feed gives both standings', match('2 UP', '2 DN'), 'usa', '2 UP'],
    ['the feed gives both standings', match('1 Down', '1 Up'), 'europe', '1 Up'],
    ['the feed gives the standing of the trailing side alone', match('3 DN', ''), 'europe', '3 UP'],
    ['it is over early', match('', '4 & 3', { state: 'post' }), 'europe', '4 & 3'],
    ['it was won', sampleMatch('usa'), 'usa', '2 & 1'],
  ])('%s', (_what, given, leader, words) => {
    const other = leader === 'usa' ? given.europe : given.usa
    expect(leaderOf(given)).toBe(leader)
    expect(leadText(leader === 'usa' ? given.usa : given.europe, other)).toBe(words)
  })

  it('is the side marked as the winner, whatever the words say', () => {
    const open = match('1 UP', 'A/S', { state: 'post' })
    const won = { ...open, europe: { ...open.europe, isWinner: true } }
    expect(leaderOf(won)).toBe('europe')
    expect(leadText(won.europe, { ...won.usa, score: 'A/S' })).toBe('')
  })

  it('is nobody when both sides are marked', () => {
    const open = match('1 UP', '', { state: 'post' })
    const mark = { isWinner: true }
    expect(
      leaderOf({ ...open, usa: { ...open.usa, ...mark }, europe: { ...open.europe, ...mark } }),
    ).toBeUndefined()
  })

  it.each([
    ['the feed gives no standing', match('', '')],
    ['all square', match('All Square', 'All Square')],
    ['A/S', match('A/S', '-')],
    ['AS, with spaces', match(' AS ', 'tied')],
    ['halved', sampleMatch('halved')],
    ['not begun', match('1 UP', '', { state: 'pre' })],
  ])('is nobody: %s', (_what, given) => {
    expect(leaderOf(given)).toBeUndefined()
  })
})
