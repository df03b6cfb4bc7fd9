import { describe, expect, it, test } from 'vitest'
import { NO_GAME_ALERTS, parseGameAlerts, unreadCount } from './game-alert'

const RULE = { target: 'nfl/12', label: 'Chiefs', kinds: ['final'], points: 2, at: 1 }
const ALERT = { id: 'a', kind: 'final', slug: 'nfl', gameId: '1', title: 't', body: 'b', at: 5 }

describe('a stored row that cannot be read is left out', () => {
  test.each([
    ['none at all', null],
    ['an empty one', {}],
    ['a time alone', { at: 1 }],
    ['one without a time', { ...RULE, at: undefined }],
    ['a time in words', { ...RULE, at: '1' }],
    ['a time that is too large', { ...RULE, at: Infinity }],
    ['a label that is a list', { ...RULE, label: ['Chiefs'] }],
  ])('of rules: %s', (_what, row) => {
    expect(parseGameAlerts({ rules: [row, RULE], alerts: [], readTo: 5 })?.rules).toEqual([RULE])
  })

  test.each([
    ['none at all', null],
    ['a kind that nobody knows', { ...ALERT, kind: 'x' }],
    ['a league that nobody knows', { ...ALERT, slug: 'f1' }],
    ['a league that is no text', { ...ALERT, slug: 7 }],
    ['words that are no text', { ...ALERT, title: 7 }],
    ['no words', { ...ALERT, body: undefined }],
    ['a time in words', { ...ALERT, at: '5' }],
  ])('of alerts: %s', (_what, row) => {
    expect(parseGameAlerts({ rules: [], alerts: [row, ALERT], readTo: 5 })?.alerts).toEqual([ALERT])
  })
})

test.each([
  undefined,
  [],
  {},
  { rules: [], alerts: [], readTo: '5' },
  { rules: {}, alerts: [], readTo: 5 },
  { rules: [], alerts: {}, readTo: 5 },
])('%j is no stored set of game alerts', (value) => {
  expect(parseGameAlerts(value)).toBeUndefined()
})

it('alerts found after the last read are unread', () => {
  const alerts = [9, 8, 7, 5, 1].map((at) => ({ ...ALERT, at }))
  expect(unreadCount(parseGameAlerts({ rules: [], alerts, readTo: 5 })!)).toBe(3)
})

it('a device that has nothing has no rules and no alerts', () => {
  expect(NO_GAME_ALERTS).toEqual({ rules: [], alerts: [], readTo: 0 })
})
