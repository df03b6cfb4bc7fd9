import { describe, expect, it, test } from 'vitest'
import type { Permission } from '../people/tiers/permission'
import { isOperator, listScope, readersOf, type Asker } from './readers'

const asker = (id: string, ...can: Permission[]): Asker => ({ id, can })
const guest = asker('')
const fan = asker('fan1')
const operator = asker('op1', 'admin_dashboard')
const scope = (list: string, who: Asker) => listScope(readersOf(list)!, who)

const NONE = { kind: 'none' }
const ALL = { kind: 'all' }
const own = (field: string) => ({ kind: 'own', field, id: 'fan1' })

describe('a signed-in user sees of each list', () => {
  test.each([
    ['users', own('id')],
    ['user_profiles', own('id')],
    ['superusers', own('user_id')],
    ['preferences', own('user_id')],
    ['favourites', own('user_id')],
    ['guest_metrics', own('user_id')],
    ['game_alert_reads', own('user_id')],
    ['user_sessions', own('user_id')],
    ['feature_usage_tracking', own('user_id')],
    ['boards', NONE],
    ['board_heads', ALL],
    ['odds_boards', NONE],
    ['game_odds', NONE],
    ['game_odds_history', NONE],
    ['app_settings', NONE],
    ['logs', NONE],
    ['alerts', NONE],
    ['api_calls', NONE],
    ['api_health', NONE],
    ['pregame_odds_schedule', NONE],
    ['letters', NONE],
  ])('%s: %j', (list, expected) => {
    expect(scope(list, fan)).toEqual(expected)
    expect(scope(list, operator)).toEqual(ALL)
    expect(scope(list, guest)).toEqual(list === 'board_heads' ? ALL : NONE)
  })

  it.each([
    ['odds_boards', 'view_betting_odds'],
    ['game_odds', 'view_betting_odds'],
    ['game_odds_history', 'view_betting_odds'],
    ['letters', 'manage_users'],
  ] as const)('all of %s, with the permission %s', (list, permission) => {
    expect(scope(list, asker('fan1', permission))).toEqual(ALL)
  })
})

it('a list without a rule for reading is open to nobody', () => {
  expect(['api_keys', '_superusers', 'toString'].map(readersOf)).toEqual([undefined, undefined, undefined])
})

it('only somebody who may see the console is an operator', () => {
  expect([guest, fan, asker('fan1', 'manage_users'), operator].map(isOperator)).toEqual([
    false,
    false,
    false,
    true,
  ])
})
