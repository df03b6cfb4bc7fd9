import { describe, expect, it } from 'vitest'
import { liveGame } from '../../testing/sample-game'
import { parseRuleChange } from './alert-rule'
import { parseAlertTarget } from './alert-target'
import { NO_GAME_ALERTS, parseGameAlerts, unreadCount } from './game-alert'
import { lineMoved } from './line-occasion'

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

describe('a line that moved', () => {
  const record = {
    game_id: '1',
    sport: 'nfl',
    home_team: 'SEA',
    away_team: 'SF',
    home_spread: -5.5,
    away_spread: 5.5,
    home_money_line: null,
    away_money_line: null,
    over_under: 44,
    home_spread_odds: null,
    away_spread_odds: null,
    provider_name: '',
    provider_id: '',
    details: '',
    game_date: '',
    fetched_at: '',
  }
  it('is told by the spread or the total, whichever moved further from where it opened', () => {
    expect(lineMoved('nfl', liveGame(), { home_spread: -3, over_under: 44 }, record)).toEqual({
      points: 2.5,
      title: 'NFL · Line moved 2.5',
      body: 'SF at SEA · SEA -3, now -5.5',
    })
    expect(lineMoved('nfl', liveGame(), { home_spread: -5, over_under: 41 }, record)?.body).toBe(
      'SF at SEA · Total 41, now 44',
    )
  })
  it('makes a guest of neither team at a neutral site', () => {
    const abroad = liveGame({ isNeutral: true })
    expect(lineMoved('nfl', abroad, { home_spread: -3, over_under: 44 }, record)?.body).toBe(
      'SF vs SEA · SEA -3, now -5.5',
    )
  })
  it('is told by the spread where both moved as far', () => {
    expect(lineMoved('nfl', liveGame(), { home_spread: -4, over_under: 42.5 }, record)?.body).toContain(
      'SEA -4, now -5.5',
    )
  })
  it('is not told when nobody offers it any more', () => {
    const gone = { ...record, home_spread: null }
    expect(lineMoved('nfl', liveGame(), { home_spread: -3, over_under: 44 }, gone)).toBeUndefined()
  })
  it('is not told when it stands as it opened, or when nobody offered one', () => {
    expect(lineMoved('nfl', liveGame(), record, record)).toBeUndefined()
    expect(lineMoved('nfl', liveGame(), { home_spread: null, over_under: null }, record)).toBeUndefined()
  })
})
