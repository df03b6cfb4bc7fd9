export type FieldKind = 'time' | 'text' | 'choice' | 'flag'

/**
 * The fields by which operators may filter and order a list. Every field for ordering comes first in an index, so
 * the first rows of a million are found without sorting.
 */
export interface OperatorFields {
  readonly filter: Readonly<Record<string, FieldKind>>
  readonly sort: readonly string[]
}

const NONE: OperatorFields = { filter: {}, sort: [] }

const OF_ODDS = { game_id: 'choice', sport: 'choice' } as const

const FIELDS: Readonly<Record<string, OperatorFields>> = {
  board_heads: { filter: { live: 'flag', visible: 'flag' }, sort: [] },
  users: {
    filter: { id: 'choice', tier: 'choice', verified: 'flag', joined_at: 'time', display_name: 'text' },
    sort: ['joined_at'],
  },
  user_profiles: { filter: { id: 'choice', tier: 'choice' }, sort: [] },
  superusers: { filter: { user_id: 'choice' }, sort: [] },
  preferences: { filter: { user_id: 'choice' }, sort: [] },
  user_sessions: {
    filter: {
      user_id: 'choice',
      session_start: 'time',
      last_activity: 'time',
      current_sport: 'choice',
      device_type: 'choice',
      is_active: 'flag',
    },
    sort: ['session_start', 'last_activity'],
  },
  feature_usage_tracking: {
    filter: { user_id: 'choice', feature_flag: 'choice', date_bucket: 'choice' },
    sort: [],
  },
  letters: { filter: { state: 'choice', kind: 'choice', recipient: 'choice' }, sort: [] },
  app_settings: { filter: { key: 'choice' }, sort: ['key'] },
  logs: {
    filter: {
      timestamp: 'time',
      level: 'choice',
      category: 'choice',
      message: 'text',
      correlationId: 'choice',
      user_id: 'choice',
    },
    sort: ['timestamp'],
  },
  alerts: {
    filter: { timestamp: 'time', type: 'choice', severity: 'choice', source: 'choice', resolved: 'flag' },
    sort: ['timestamp'],
  },
  game_odds: { filter: { ...OF_ODDS, game_date: 'time' }, sort: ['game_date'] },
  game_odds_history: {
    filter: { ...OF_ODDS, change_type: 'choice', recorded_at: 'time' },
    sort: ['recorded_at'],
  },
  pregame_odds_schedule: {
    filter: { ...OF_ODDS, status: 'choice', scheduled_fetch_time: 'time', game_start_time: 'time' },
    sort: [],
  },
  api_calls: { filter: { minute: 'time' }, sort: ['minute'] },
  api_health: { filter: { sport: 'choice', status: 'choice' }, sort: [] },
}

export function operatorFields(collection: string): OperatorFields {
  return (Object.hasOwn(FIELDS, collection) ? FIELDS[collection] : undefined) ?? NONE
}
