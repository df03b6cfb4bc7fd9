import { EVERYBODY, NOBODY, ODDS_READERS, OPERATORS, SIGNED_IN, type Actor } from './access-actors'

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

const all = (sample?: string): RouteRow => ({ may: EVERYBODY, ...(sample && { sample }) })
/** Only the server itself may ask; for everybody else there is no such route. */
const internal = (sample: string): RouteRow => ({ may: NOBODY, sample })
const people = (body: object = {}): RouteRow => ({ may: SIGNED_IN, body })
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
  'GET /api/account/devices': { may: SIGNED_IN },
  'POST /api/account/devices/sign-out': people({ id: 'x' }),
  'POST /api/account/export': people(),
  'POST /api/account/delete': people(),
  'POST /api/account/sign-out-everywhere': { ...people(), endsSession: true },
  'GET /api/account/api-keys': { may: SIGNED_IN },
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
  'POST /api/internal/tell/{key}': internal('/api/internal/tell/telling:x'),
  'POST /api/internal/wake-odds': internal('/api/internal/wake-odds'),
  'POST /api/internal/edges': internal('/api/internal/edges'),
  'POST /api/internal/probe/{what}': internal('/api/internal/probe/read'),
  'POST /api/internal/check/{slug}': internal('/api/internal/check/nfl'),
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
