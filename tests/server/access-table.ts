/**
 * Who may read and write what: the table of pb_hooks/README.md as data. Every collection has a row, and the test
 * fails for one that has none. `owner` is a registered user whose row it is, `registered` and the tiers above are other
 * users, `superuser` is the product's operator. PocketBase's own superuser may do everything and is not listed.
 */
export const ACTORS = [
  'guest',
  'owner',
  'registered',
  'verified',
  'premium',
  'admin',
  'superuser',
  'pocketbase',
] as const
export type Actor = (typeof ACTORS)[number]

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

const EVERYBODY: readonly Actor[] = [
  'guest',
  'owner',
  'registered',
  'verified',
  'premium',
  'admin',
  'superuser',
]
const SIGNED_IN: readonly Actor[] = ['owner', 'registered', 'verified', 'premium', 'admin', 'superuser']
const OPERATORS: readonly Actor[] = ['admin', 'superuser']
/** `view_betting_odds` belongs to verified users and the tiers above. */
const ODDS_READERS: readonly Actor[] = ['verified', 'premium', 'admin', 'superuser']
const OWNER_AND_OPERATORS: readonly Actor[] = ['owner', 'admin', 'superuser']
/** PocketBase follows relations for anybody who may see both ends; our guard lets nobody ask for that. */
const NOBODY: readonly Actor[] = []

const readers = (who: readonly Actor[]) => ({ list: who, view: who, subscribe: who })

let count = 0
const unique = (prefix: string) => `${prefix}${(Date.now() * 1000 + count++).toString(36)}`
const hexId = () => (Date.now() * 1000 + count++).toString(16).padStart(32, '0')
const TIME = '2026-10-25 18:30:00.000Z'

export const TABLE: Readonly<Record<string, CollectionRow>> = {
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

export interface RouteRow {
  /** An address of it that has an answer. */
  readonly sample?: string
  readonly body?: object
  readonly may: readonly Actor[]
  /** The route is opened by keys, which `api-keys.test.ts` tests; it refuses a session of the page. */
  readonly byKey?: true
  /** The request ends the asker's session, so each actor is a new one. */
  readonly endsSession?: boolean
}

const PEOPLE: readonly Actor[] = SIGNED_IN
const all = (sample?: string): RouteRow => ({ may: EVERYBODY, ...(sample && { sample }) })
/** Only the server itself may ask; for everybody else there is no such route. */
const internal = (sample: string): RouteRow => ({ may: NOBODY, sample })
const people = (body: object = {}): RouteRow => ({ may: PEOPLE, body })
const operators = (body?: object, sample?: string): RouteRow => ({
  may: OPERATORS,
  ...(body && { body }),
  ...(sample && { sample }),
})
const byKey = (sample?: string): RouteRow => ({ may: NOBODY, byKey: true, ...(sample && { sample }) })
const odds = (sample: string): RouteRow => ({ may: ODDS_READERS, sample })

/** Every route that we register ourselves. Other tests check what an answer holds for each tier. */
export const ROUTES: Readonly<Record<string, RouteRow>> = {
  'GET /api/boards': all(),
  'GET /api/boards/nfl': all(),
  'GET /api/boards/nba': all(),
  'GET /api/boards/mlb': all(),
  'GET /api/boards/nhl': all(),
  'GET /api/boards/ncaaf': all(),
  'GET /api/boards/ncaab': all(),
  'GET /api/boards/pga': all(),
  'GET /api/boards/rydercup': all(),
  'GET /api/boards/{slug}': all('/api/boards/NFL'),
  'GET /api/boards/{slug}/changes': all('/api/boards/nfl/changes'),
  // An edge keeps these answers and shows these addresses to nobody.
  'GET /api/edge/boards/{slug}': all('/api/edge/boards/nfl'),
  'GET /api/edge/boards/{slug}/changes': all('/api/edge/boards/nfl/changes'),
  // Yesterday is open to everybody; which days are not, `days.test.ts` says.
  'GET /api/days/{slug}/{day}': all('/api/days/nfl/2026-10-24'),
  // The tiers that see team analytics are those that see odds.
  'GET /api/teams/{slug}/{id}': { may: ODDS_READERS, sample: '/api/teams/nfl/12' },
  'GET /api/teams': all('/api/teams?slug=nfl'),
  'GET /api/time': all(),
  'GET /api/image/{path...}': all('/api/image/x.png'),
  'GET /api/games/{slug}/{id}': all('/api/games/nfl/1'),
  'GET /api/games/{slug}': all('/api/games/nfl?ids=1&part=stats'),
  'GET /api/espn/{path...}': all('/api/espn/apis/site/v2/sports/football/nfl/scoreboard'),
  'GET /api/game-alerts': { may: ['premium', 'admin', 'superuser'] },
  'GET /api/weather': all('/api/weather?city=Denver'),
  'GET /api/weather/detail': { may: SIGNED_IN, sample: '/api/weather/detail?city=Denver&state=CO' },
  'GET /api/odds/changes': odds('/api/odds/changes?slug=nfl'),
  'GET /api/odds/{slug}': odds('/api/odds/nfl'),
  'GET /api/odds/{slug}/{game}/history': odds('/api/odds/nfl/1/history'),
  'GET /api/health/live': all(),
  'GET /api/health/ready': all(),
  'GET /api/health/fresh': all(),
  'GET /api/health/edges': all(),
  'POST /api/outbox': people({ entries: [] }),
  'POST /api/logs': {
    may: EVERYBODY,
    body: { lines: [{ at: 1, level: 'info', category: 'app', message: 'x' }] },
  },
  // The body names the account; `rpc.test.ts` checks who may ask about whom.
  'POST /api/rpc/get_user_permissions': people(),
  'POST /api/rpc/record_feature_usage': people({ p_feature_flag: 'box-score' }),
  'POST /api/rpc/upgrade_user_tier': people(),
  'POST /api/sign-out': { ...people(), endsSession: true },
  'GET /api/account/ways': all(),
  'POST /api/account/link': { may: EVERYBODY, body: { token: 'x' } },
  'POST /api/account/password': people(),
  'GET /api/account/devices': { may: PEOPLE },
  'POST /api/account/devices/sign-out': people({ id: 'x' }),
  'POST /api/account/export': people(),
  'POST /api/account/delete': people(),
  'POST /api/account/sign-out-everywhere': { ...people(), endsSession: true },
  'GET /api/account/api-keys': { may: PEOPLE },
  'POST /api/account/api-keys': { may: ['premium', 'admin', 'superuser'], body: { name: 'x' } },
  'POST /api/account/api-keys/revoke': people({ id: 'x' }),
  'GET /api/v1/leagues': byKey(),
  'GET /api/v1/boards/{slug}': byKey('/api/v1/boards/nfl'),
  'GET /api/v1/games/{slug}/{id}': byKey('/api/v1/games/nfl/1'),
  'GET /api/v1/odds/{slug}': byKey('/api/v1/odds/nfl'),
  'GET /api/v1/odds/{slug}/{game}/history': byKey('/api/v1/odds/nfl/1/history'),
  'GET /api/v1/days/{slug}/{day}': byKey('/api/v1/days/nfl/2026-10-24'),
  'GET /api/v1/openapi.json': all(),
  'GET /api/console/access': operators(),
  'GET /api/console/overview': operators(),
  'GET /api/console/infrastructure': operators(),
  'GET /api/console/edges': operators(),
  'GET /api/console/calls': operators(undefined, '/api/console/calls?hours=1'),
  'POST /api/console/check': operators({}),
  'POST /api/console/logs': operators({}),
  'POST /api/console/logs/page': operators({}),
  'GET /api/console/searches': operators(),
  'POST /api/console/searches': operators({}),
  'GET /api/console/jobs': operators(),
  'POST /api/console/jobs/run': operators({}),
  // The sender names the screen that it is; it hears nothing of other screens.
  'POST /api/screens': { may: EVERYBODY, body: { id: 'accesstableshow', begins: true, frameAgeMs: 0 } },
  'GET /api/console/screens': operators(),
  'POST /api/console/screens/reload': operators({}),
  'GET /api/console/alerts': operators(),
  'POST /api/console/alerts/check': operators({}),
  'POST /api/console/alerts/acknowledge': operators({}),
  'GET /api/console/investigation': operators(undefined, '/api/console/investigation?of=alert:x'),
  'POST /api/console/escalate': operators({}),
  'GET /api/console/analysis': operators(),
  'POST /api/anthropic/v1/messages': operators({}),
  'POST /api/rpc/get_system_health_metrics': operators({}),
  'POST /api/rpc/get_admin_user_analytics': operators({}),
  'POST /api/rpc/get_users_with_sessions': operators({}),
  'POST /api/rpc/get_admin_active_sessions': operators({}),
  'POST /api/rpc/update_user_names': operators({}),
  'POST /api/rpc/update_user_email_and_names': operators({}),
  'GET /api/console/audience': operators(),
  'GET /api/console/sports': operators(),
  'POST /api/console/invite': operators({}),
  'POST /api/console/sessions/end': operators({}),
  'GET /api/console/letters': operators(),
  'GET /api/console/visibility': operators(),
  'POST /api/console/visibility': operators({}),
  'POST /api/internal/wake/{slug}': internal('/api/internal/wake/nfl'),
  'POST /api/internal/wake/jobs/{name}': internal('/api/internal/wake/jobs/retention'),
  'POST /api/internal/wake/letters': internal('/api/internal/wake/letters'),
  'POST /api/internal/wake-odds': internal('/api/internal/wake-odds'),
  'POST /api/internal/edges': internal('/api/internal/edges'),
  'POST /api/internal/probe/{what}': internal('/api/internal/probe/read'),
  'GET /api/internal/gzip/{key}': internal('/api/internal/gzip/gzip:x'),
  'GET /api/internal/gunzip/{key}': internal('/api/internal/gunzip/gunzip:x'),
  'GET /api/{path...}': { may: NOBODY, sample: '/api/nope' },
  'GET /{path...}': all('/'),
  'GET /nfl/game/{id}': all('/nfl/game/1'),
  'GET /nba/game/{id}': all('/nba/game/1'),
  'GET /mlb/game/{id}': all('/mlb/game/1'),
  'GET /nhl/game/{id}': all('/nhl/game/1'),
  'GET /ncaaf/game/{id}': all('/ncaaf/game/1'),
  'GET /ncaab/game/{id}': all('/ncaab/game/1'),
}
