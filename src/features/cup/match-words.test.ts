import { describe, expect, it } from 'vitest'
import type { CupMatch } from '../../domain/cup/cup'
import { leaderOf } from '../../domain/cup/match-leader'
import { sampleMatch } from '../../domain/cup/testing/sample-cup'
import { dayText, timeText } from '../../platform/local-time'
import { progressText, sessionPointsText, sessionStartText, standingText } from './match-words'
import { sessionsInOrder } from './session-order'

const START = '2025-09-27T16:25:00Z'
/** The feed writes a start whose hour is open as Eastern midnight. */
const OPEN = '2025-09-27T04:00:00Z'
const sides = (usa: string, europe: string, changes: Partial<CupMatch> = {}) => {
  const match = sampleMatch('open', changes)
  return { ...match, usa: { ...match.usa, score: usa }, europe: { ...match.europe, score: europe } }
}

const won = (side: 'usa' | 'europe', state: 'in' | 'post'): Partial<CupMatch> => {
  const match = sampleMatch('open')
  return { state, completed: state === 'post', [side]: { ...match[side], isWinner: true } }
}

describe('where a match stands', () => {
  it.each([
    ['won by the USA', sampleMatch('usa'), 'usa', '2 & 1'],
    ['won by Europe', sampleMatch('europe'), 'europe', '2 & 1'],
    ['halved', sampleMatch('halved'), undefined, 'Halved'],
    ['halved, without a score', sides('-', '-', { state: 'post', completed: true }), undefined, 'Halved'],
    [
      'halved, though the feed says all square',
      sides('A/S', 'A/S', { state: 'post', completed: true }),
      undefined,
      'Halved',
    ],
    ['Europe in front', sides('', '2 UP'), 'europe', '2 UP'],
    ['the USA in front', sides('1 UP', ''), 'usa', '1 UP'],
    ['the USA in front, when both sides have the standing', sides('2 UP', '2 DN'), 'usa', '2 UP'],
    ['the USA in front, when only the side of Europe has the standing', sides('', '2 DN'), 'usa', '2 UP'],
    ['Europe in front, when only the side of the USA has the standing', sides('3 DN', ''), 'europe', '3 UP'],
    ['level', sides('', ''), undefined, 'All square'],
    [
      'won by the USA, without a result from the feed',
      { ...sides('', ''), ...won('usa', 'post') },
      'usa',
      'Won',
    ],
    [
      'led by Europe, without a standing from the feed',
      { ...sides('', ''), ...won('europe', 'in') },
      'europe',
      'Leads',
    ],
    [
      'halved, in any word of the feed',
      sides('Tied', '', { state: 'post', completed: true }),
      undefined,
      'Halved',
    ],
    ['called off', sides('', '', { state: 'post', detail: 'Cancelled' }), undefined, 'Cancelled'],
    [
      'called off, when the feed has only a short status',
      sides('', '', { state: 'post', status: 'Off' }),
      undefined,
      'Off',
    ],
    ['not begun, at an unknown time', sides('', '', { state: 'pre' }), undefined, 'Not started'],
    [
      'not begun, at an hour that is open',
      sides('', '', { state: 'pre', startTime: OPEN }),
      undefined,
      'Not started',
    ],
    ['not begun', sides('', '', { state: 'pre', startTime: START }), undefined, timeText(Date.parse(START))],
  ])('%s', (_what, match, leader, standing) => {
    expect([leaderOf(match), standingText(match)]).toEqual([leader, standing])
  })
})

it.each([
  [{ state: 'pre', detail: 'Thru 7', startTime: START }, 'Starts'],
  [{ state: 'pre', detail: 'Scheduled', startTime: OPEN }, ''],
  [{ state: 'pre', detail: 'Scheduled' }, ''],
  [{ detail: 'Thru 7', statusShort: '7', status: 'In Play' }, 'Thru 7'],
  [{ statusShort: '7', status: 'In Play' }, '7'],
  [{ status: 'In Play' }, 'In Play'],
] as const)('the progress of the match %j reads: %s', (changes, text) => {
  expect(progressText(sampleMatch('open', changes))).toBe(text)
})

describe('a session', () => {
  it('tells in the viewer’s time when it begins, as soon as that is known', () => {
    const session = { id: '1', name: 'Singles', type: 'singles' } as const
    const ms = Date.parse(START)
    expect(sessionStartText({ ...session, startTime: START })).toBe(`${dayText(ms)} · ${timeText(ms)}`)
    expect([session, { ...session, startTime: 'soon' }].map(sessionStartText)).toEqual(['', ''])
  })

  it('tells only its Eastern day while the hour is open', () => {
    const session = { id: '1', name: 'Singles', type: 'singles', startTime: OPEN } as const
    expect(sessionStartText(session)).toBe('Sat, Sep 27')
  })

  it('tells the points of its matches', () => {
    expect(sessionPointsText([sampleMatch('usa'), sampleMatch('halved'), sampleMatch('open')])).toBe(
      'USA 1.5 – 0.5 EUR',
    )
  })

  it('that is being played stands on top', () => {
    const sessions = ['one', 'two', 'three'].map((id) => ({ id, name: id, type: 'singles' as const }))
    const matches = [sampleMatch('usa', { session: 'one' }), sampleMatch('open', { session: 'two' })]
    expect(sessionsInOrder(sessions, matches).map(({ id }) => id)).toEqual(['two', 'one', 'three'])
  })
})
