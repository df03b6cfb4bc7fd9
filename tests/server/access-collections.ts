import {
  EVERYBODY,
  NOBODY,
  ODDS_READERS,
  OPERATORS,
  OWNER_AND_OPERATORS,
  SIGNED_IN,
  type Actor,
} from './access-actors'

/** `expand` follows a relation. PocketBase does it for whoever may see both ends; our guard lets nobody ask for it. */
export const VERBS = ['list', 'view', 'create', 'update', 'delete', 'subscribe', 'expand'] as const
export type Verb = (typeof VERBS)[number]

export interface CollectionRow {
  /** A new sample record at each call; it belongs to the owner, where a record can belong to anybody. */
  readonly sample: (ownerId: string) => Record<string, unknown>
  /** The members to change, for actors who may not change the others; defaults to a member of the sample. */
  readonly change?: Record<string, unknown>
  /** Whether an actor may create records that name itself as owner. */
  readonly createsOwn?: boolean
  readonly may: Partial<Record<Verb, readonly Actor[]>>
}

const readers = (who: readonly Actor[]) => ({ list: who, view: who, subscribe: who })

let count = 0
const unique = (prefix: string) => `${prefix}${(Date.now() * 1000 + count++).toString(36)}`
const hexId = () => (Date.now() * 1000 + count++).toString(16).padStart(32, '0')
const TIME = '2026-10-25 18:30:00.000Z'

/**
 * Who may read and write what: the table of pb_migrations/README.md as data. Every collection has a row, and the test fails
 * for one that has none.
 */
export const COLLECTIONS: Readonly<Record<string, CollectionRow>> = {
  boards: {
    sample: () => ({ id: unique('b'), rev: 'aaaaaaaa-1', checked_at: TIME }),
    change: { rev: 'aaaaaaaa-2' },
    may: { list: OPERATORS, view: EVERYBODY, subscribe: EVERYBODY },
  },
  board_documents: {
    sample: () => ({ id: unique('b'), document: { v: 1 } }),
    change: { document: { v: 2 } },
    may: {},
  },
  board_heads: {
    sample: () => ({ id: unique('b'), live: true, visible: true }),
    change: { live: false },
    may: readers(EVERYBODY),
  },
  users: {
    sample: () => ({
      email: `${unique('u')}@fans.example`,
      password: 'Whistle-4-Kickoff',
      passwordConfirm: 'Whistle-4-Kickoff',
    }),
    change: { display_name: 'Somebody else' },
    may: { ...readers(OWNER_AND_OPERATORS), create: EVERYBODY, update: ['owner'] },
  },
  superusers: {
    sample: (ownerId) => ({ user_id: ownerId }),
    change: {},
    // The owner of such a row is itself an operator.
    may: { ...readers(OWNER_AND_OPERATORS), expand: NOBODY },
  },
  user_profiles: {
    sample: () => ({}),
    // Nothing is ever saved to a view, so nothing is pushed.
    may: { list: OWNER_AND_OPERATORS, view: OWNER_AND_OPERATORS },
  },
  feature_usage_tracking: {
    sample: (ownerId) => ({
      user_id: ownerId,
      feature_flag: unique('view_'),
      usage_count: 1,
      last_used_at: TIME,
      date_bucket: '2026-10-25',
    }),
    change: { usage_count: 0 },
    createsOwn: true,
    may: { ...readers(OWNER_AND_OPERATORS), expand: NOBODY },
  },
  preferences: {
    sample: (ownerId) => ({ user_id: ownerId, values: { compactMode: true }, theme: 'classic' }),
    change: { theme: 'material' },
    createsOwn: true,
    may: {
      ...readers(OWNER_AND_OPERATORS),
      create: SIGNED_IN,
      update: ['owner'],
      delete: ['owner'],
      expand: NOBODY,
    },
  },
  favourites: {
    sample: (ownerId) => ({ id: ownerId, user_id: ownerId, teams: {} }),
    change: { teams: { 'nfl/12': { on: true, at: 1 } } },
    createsOwn: true,
    may: { ...readers(OWNER_AND_OPERATORS), expand: NOBODY },
  },
  game_alert_rules: {
    sample: (ownerId) => ({
      user_id: ownerId,
      target: `nfl/${(count++).toString(36)}`,
      label: 'Chiefs',
      wants_final: true,
      points: 2,
      said_at: 1,
    }),
    change: { wants_final: false },
    createsOwn: true,
    may: {},
  },
  game_alerts: {
    sample: (ownerId) => ({
      user_id: ownerId,
      slug: 'nfl',
      game_id: '401',
      occasion: unique('o'),
      kind: 'final',
      title: 'NFL · Final',
      body: 'Homes 7, Aways 3',
      found_at: 1,
    }),
    change: { title: 'Nothing' },
    createsOwn: true,
    may: {},
  },
  game_alert_reads: {
    sample: (ownerId) => ({ id: ownerId, user_id: ownerId, read_to: 1 }),
    change: { read_to: 2 },
    createsOwn: true,
    may: { ...readers(OWNER_AND_OPERATORS), expand: NOBODY },
  },
  guest_metrics: {
    sample: (ownerId) => ({ id: ownerId, user_id: ownerId, metrics: { sessions: 1 }, counted_until: TIME }),
    change: { metrics: { sessions: 2 } },
    createsOwn: true,
    may: { ...readers(OWNER_AND_OPERATORS), expand: NOBODY },
  },
  user_sessions: {
    sample: (ownerId) => ({
      user_id: ownerId,
      session_start: TIME,
      last_activity: TIME,
      current_sport: 'NFL',
      is_active: true,
      device_type: 'desktop',
    }),
    change: { is_active: false },
    createsOwn: true,
    may: {
      ...readers(OWNER_AND_OPERATORS),
      create: SIGNED_IN,
      update: ['owner'],
      expand: NOBODY,
    },
  },
  app_settings: {
    sample: () => ({ key: unique('k'), value: { nfl: true } }),
    change: { value: { nfl: false } },
    may: readers(OPERATORS),
  },
  logs: {
    sample: (ownerId) => ({
      timestamp: TIME,
      level: 'error',
      category: 'API',
      message: 'x',
      user_id: ownerId,
    }),
    change: { message: 'y' },
    may: { ...readers(OPERATORS), expand: NOBODY },
  },
  alerts: {
    sample: (ownerId) => ({
      type: 'error',
      title: 'x',
      timestamp: TIME,
      severity: 'critical',
      resolved_by: ownerId,
    }),
    change: { resolved: true },
    may: { ...readers(OPERATORS), expand: NOBODY },
  },
  game_odds: {
    sample: () => ({ game_id: unique('g'), sport: 'NFL', home_spread: -3.5, over_under: 47.5 }),
    change: { over_under: 48.5 },
    may: readers(ODDS_READERS),
  },
  game_odds_history: {
    sample: () => ({
      game_id: unique('g'),
      sport: 'NFL',
      over_under: 47.5,
      change_type: 'initial',
      recorded_at: TIME,
    }),
    change: { over_under: 48.5 },
    may: readers(ODDS_READERS),
  },
  teams: {
    sample: () => ({ id: unique('b'), teams: [] }),
    change: { teams: [{ id: '1' }] },
    may: {},
  },
  odds_boards: {
    sample: () => ({ id: unique('b'), rev: 'aaaaaaaa-1', checked_at: TIME }),
    change: { rev: 'aaaaaaaa-2' },
    may: readers(ODDS_READERS),
  },
  odds_board_documents: {
    sample: () => ({ id: unique('b'), document: { v: 1 } }),
    change: { document: { v: 2 } },
    may: {},
  },
  pregame_odds_schedule: {
    sample: () => ({
      game_id: unique('g'),
      sport: 'NFL',
      scheduled_fetch_time: TIME,
      game_start_time: TIME,
      status: 'scheduled',
    }),
    change: { status: 'failed' },
    may: readers(OPERATORS),
  },
  api_calls: {
    sample: () => ({ minute: TIME, calls: {} }),
    change: { calls: { weather: [1] } },
    may: readers(OPERATORS),
  },
  api_health: {
    sample: () => ({
      id: unique('h'),
      service: 'NFL scoreboard',
      endpoint: '/football/nfl/scoreboard',
      sport: 'NFL',
      status: 'healthy',
    }),
    change: { status: 'down' },
    may: readers(OPERATORS),
  },
  indoor_venues: {
    sample: () => ({ place: unique('nowhere,'), marked_at: TIME }),
    change: { marked_at: '2026-10-26 18:30:00.000Z' },
    may: {},
  },
  heartbeats: {
    // Ids are minutes since 1970.
    sample: () => ({ id: String(10_000_000 + count++), at: 1 }),
    change: { at: 2 },
    may: {},
  },
  server_epoch: {
    sample: () => ({ epoch: unique('e'), mark: 'x' }),
    change: { mark: 'y' },
    may: {},
  },
  daily_counts: {
    sample: () => ({ id: hexId(), day: '2026-10-25', count: 1 }),
    change: { count: 0 },
    may: {},
  },
  password_guesses: {
    sample: () => ({ id: hexId(), began: 1, count: 1 }),
    change: { count: 0 },
    may: {},
  },
  known_networks: {
    sample: () => ({ id: hexId(), account: 'a', used: 1 }),
    change: { used: 2 },
    may: {},
  },
  letters: {
    sample: () => ({ recipient: 'somebody@fans.example', kind: 'reset', state: 'held', link: unique('l') }),
    change: { state: 'failed' },
    may: readers(OPERATORS),
  },
  ended_sessions: {
    sample: () => ({ id: hexId(), ended: 1 }),
    change: { ended: 2 },
    may: {},
  },
  signed_in_devices: {
    sample: (ownerId) => ({ id: hexId(), user_id: ownerId, last_activity: TIME, renewed: 1 }),
    change: { renewed: 2 },
    may: {},
  },
  api_keys: {
    sample: (ownerId) => ({
      user_id: ownerId,
      name: 'x',
      hash: hexId() + hexId(),
      ending: 'beef',
      created_at: TIME,
    }),
    change: { name: 'y' },
    may: {},
  },
  log_searches: {
    sample: (ownerId) => ({ user_id: ownerId, searches: [] }),
    change: { searches: [{ name: 'x' }] },
    may: {},
  },
  screens: {
    sample: () => ({ id: hexId().slice(-15), heard_at: 1, begun_at: 1, frame_at: 1 }),
    change: { reload_asked_at: 1 },
    may: {},
  },
  outbox_receipts: {
    sample: (ownerId) => ({
      id: unique('entry-0000000-'),
      user_id: ownerId,
      kind: 'preference',
      received_at: TIME,
    }),
    change: { kind: 'other' },
    may: {},
  },
}

/** PocketBase's own collections, which no request of ours uses; PocketBase sets their rules. */
export const SYSTEM_COLLECTIONS = ['_authOrigins', '_externalAuths', '_mfas', '_otps', '_superusers']
