import { describe, expect, it, test } from 'vitest'
import { operatorFields } from './operator-fields'
import { operatorFilter } from './operator-filter'

const A_DAY = "'2026-10-25'"

/** Each row: a list, filters that operators use in it, and the fields that may order it. */
const LISTS: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  ['board_heads', ['live = true', 'visible = false'], []],
  [
    'users',
    ["id = 'u1'", "tier = 'verified'", 'verified = true', `joined_at >= ${A_DAY}`, "display_name ~ 'Ann'"],
    ['joined_at'],
  ],
  ['user_profiles', ["id = 'u1'", "tier = 'premium'"], []],
  ['superusers', ["user_id = 'u1'"], []],
  ['preferences', ["user_id = 'u1'"], []],
  [
    'user_sessions',
    [
      "user_id = 'u1'",
      `session_start >= ${A_DAY}`,
      `last_activity < ${A_DAY}`,
      "current_sport = 'NFL'",
      "device_type = 'mobile'",
      'is_active = true',
    ],
    ['session_start', 'last_activity'],
  ],
  [
    'feature_usage_tracking',
    ["user_id = 'u1'", "feature_flag = 'box-score'", "date_bucket = '2026-10-25'"],
    [],
  ],
  ['letters', ["state = 'held'", "kind = 'invited'", "recipient != ''"], []],
  ['app_settings', ["key = 'boards'"], ['key']],
  [
    'logs',
    [
      `timestamp > ${A_DAY}`,
      "level = 'error'",
      "category = 'API'",
      "message ~ 'no answer'",
      "correlationId = 'c1'",
      "user_id = 'u1'",
    ],
    ['timestamp'],
  ],
  [
    'alerts',
    [`timestamp > ${A_DAY}`, "type = 'errors'", "severity = 'high'", "source = 'server'", 'resolved = false'],
    ['timestamp'],
  ],
  ['game_odds', ["game_id = '401'", "sport = 'NFL'", `game_date >= ${A_DAY}`], ['game_date']],
  [
    'game_odds_history',
    ["game_id = '401'", "sport = 'NFL'", "change_type = 'final'", `recorded_at >= ${A_DAY}`],
    ['recorded_at'],
  ],
  [
    'pregame_odds_schedule',
    [
      "game_id = '401'",
      "sport = 'NFL'",
      "status = 'failed'",
      `scheduled_fetch_time >= ${A_DAY}`,
      `game_start_time < ${A_DAY}`,
    ],
    [],
  ],
  ['api_calls', [`minute >= ${A_DAY}`], ['minute']],
  ['api_health', ["sport = 'NFL'", "status = 'healthy'"], []],
]

describe.each(LISTS)('in the list of %s', (list, filters, sort) => {
  const fields = operatorFields(list)

  it.each(filters)('operators look for %s', (filter) => {
    expect(operatorFilter(filter, fields.filter)).toBe(filter)
  })

  it('operators may sort only in orders that an index has', () => {
    expect(fields.sort).toEqual(sort)
  })
})

test.each(['boards', 'toString', 'api_keys'])('operators cannot search the list of %s', (list) => {
  expect(operatorFields(list)).toEqual({ filter: {}, sort: [] })
})
