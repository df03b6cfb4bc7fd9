import { describe, expect, it } from 'vitest'
import { parseRuleChange } from './alert-rule'
import { parseAlertTarget } from './alert-target'
import { NO_GAME_ALERTS, parseGameAlerts, unreadCount } from './game-alert'

describe('a rule of game alerts', () => {
  it.each(['nfl/12', 'nba/game/401585607'])('may be about %s', (target) => {
    expect(parseAlertTarget(target)).toBe(target)
  })
  it.each([
    '',
    'nfl',
    'pga/game/1',
    'NFL/game/1',
    'nfl/game',
    'nfl/12/5',
    'nfl/game/',
    'nfl/game/x1',
    'nfl/game/1x',
    'nfl/game/0',
    'nfl/game/1/2',
    'nfl/game/x',
    7,
  ])('may not be about %j', (target) => {
    expect(parseAlertTarget(target)).toBeUndefined()
  })

  it('says each kind once and in one order', () => {
    const body = { target: 'nfl/12', label: 'Chiefs', kinds: ['final', 'start', 'final'], points: 2 }
    expect(parseRuleChange(body)).toEqual({ ...body, kinds: ['start', 'final'] })
    expect(parseRuleChange({ ...body, kinds: [] })?.kinds).toEqual([])
    expect(parseRuleChange({ ...body, label: 'x'.repeat(170) })).toBeDefined()
  })
  it.each([
    { target: 'curling/1' },
    { kinds: 'start' },
    { kinds: ['touchdown'] },
    { points: 0 },
    { points: '2' },
    { more: true },
    { label: '' },
    { label: 'x'.repeat(171) },
  ])('refuses %j', (change) => {
    expect(
      parseRuleChange({ target: 'nfl/12', label: 'Chiefs', kinds: ['start'], points: 2, ...change }),
    ).toBeUndefined()
  })
})

describe('the game alerts of a device', () => {
  const alert = { id: 'a', kind: 'final', slug: 'nfl', gameId: '1', title: 't', body: 'b', at: 5 }
  it('are read row by row, and are unread when found after the last read', () => {
    const rule = { target: 'nfl/12', label: 'Chiefs', kinds: ['final'], points: 2, at: 1 }
    const told = {
      rules: [rule, {}],
      alerts: [{ ...alert, at: 9 }, alert, { ...alert, kind: 'x' }],
      readTo: 5,
    }
    const read = parseGameAlerts(told)!
    expect([read.rules, read.alerts.length, unreadCount(read)]).toEqual([[rule], 2, 1])
    expect(unreadCount(NO_GAME_ALERTS)).toBe(0)
    expect(parseGameAlerts({ rules: [], alerts: {} })).toBeUndefined()
  })
})
