import { recordedFault, type RecordedFault } from './recorded-fault'

/** Faults of the sports feed. */
export const FEED_FAULTS: readonly RecordedFault[] = [
  recordedFault({
    name: 'a feed that answers 500',
    cause: 'Upstream: NFL scoreboard',
    lines: [
      {
        raises: 'API Error',
        timestamp: 1792953024070,
        level: 'error',
        category: 'API',
        message:
          'The feed failed (league nfl, reason Failed to fetch NFL scoreboard data: NFL API HTTP error! status: 500, source down)',
        metadata: { url: '/apis/site/v2/sports/football/nfl/scoreboard' },
      },
      {
        timestamp: 1792953016654,
        level: 'error',
        category: 'API',
        message:
          'The feed failed (league nfl, reason Failed to fetch NFL scoreboard data: NFL API HTTP error! status: 500, source late)',
        metadata: { url: '/apis/site/v2/sports/football/nfl/scoreboard' },
      },
      { timestamp: 1792953003034, level: 'info', category: 'AUTH', message: 'An account was made' },
    ],
  }),
  recordedFault({
    name: 'a feed that is slow',
    cause: 'Upstream: NFL scoreboard',
    lines: [
      {
        raises: 'API Warning',
        timestamp: 1792953057059,
        level: 'warn',
        category: 'API',
        message: 'A slow call (kind scoreboard, league nfl, outcome success, ms 3057)',
        metadata: { duration: 3057 },
      },
    ],
  }),
  recordedFault({
    name: 'a feed that does not answer in time',
    cause: 'Upstream: NFL scoreboard',
    lines: [
      {
        timestamp: 1792953079363,
        level: 'warn',
        category: 'API',
        message: 'A slow call (kind scoreboard, league nfl, outcome network_error, ms 10004)',
        metadata: { duration: 10004 },
      },
      {
        raises: 'API Error',
        timestamp: 1792953079363,
        level: 'error',
        category: 'API',
        message:
          'The feed failed (league nfl, reason Failed to fetch NFL scoreboard data: timeout, source late)',
        metadata: { url: '/apis/site/v2/sports/football/nfl/scoreboard' },
      },
      {
        timestamp: 1792953078843,
        level: 'error',
        category: 'SERVER',
        message:
          '[cronAdd] failed to execute cron job (error GoError: sql: transaction has already been committed or rolled back at reflect.methodValueCall (native), jobId trim-log)',
      },
      {
        timestamp: 1792953090234,
        level: 'warn',
        category: 'API',
        message: 'A slow call (kind scoreboard, league nfl, outcome network_error, ms 10001)',
        metadata: { duration: 10001 },
      },
    ],
  }),
  recordedFault({
    name: 'a feed that sends no JSON',
    cause: 'Upstream: NFL scoreboard',
    lines: [
      {
        raises: 'API Error',
        timestamp: 1792953107640,
        level: 'error',
        category: 'API',
        message:
          'The feed failed (league nfl, reason Failed to fetch NFL scoreboard data: Invalid API response: missing events data, source down)',
        metadata: { url: '/apis/site/v2/sports/football/nfl/scoreboard' },
      },
    ],
  }),
  recordedFault({
    name: 'a feed whose games lack parts',
    cause: 'Upstream: NFL scoreboard',
    lines: [
      {
        raises: 'API Warning',
        timestamp: 1792953152498,
        level: 'warn',
        category: 'API',
        message:
          'Dropped a game the feed sent broken (event 410979403: Invalid game data: event is null, undefined, or missing required properties, league nfl)',
      },
    ],
  }),
  recordedFault({
    name: 'final odds that nobody tells',
    cause: 'Upstream: NFL odds',
    lines: [
      {
        raises: 'API Warning',
        timestamp: 1792953243623,
        level: 'warn',
        category: 'API',
        message: 'A call failed (kind odds, league nfl, outcome server_error, reason status 500)',
      },
      {
        timestamp: 1792953243623,
        level: 'warn',
        category: 'API',
        message:
          'No final odds (answers {"event":{"kind":"status","status":500}}, game 910979404, kind odds, league nfl)',
      },
    ],
  }),
  recordedFault({
    name: 'a feed that refuses all leagues',
    cause: 'Upstream: Sports feed',
    lines: [
      {
        raises: 'API Error',
        timestamp: 1792953017448,
        level: 'error',
        category: 'API',
        message:
          'The feed failed (league nfl, reason Failed to fetch NFL scoreboard data: NFL API HTTP error! status: 403, source down)',
        metadata: { url: '/apis/site/v2/sports/football/nfl/scoreboard' },
      },
      {
        timestamp: 1792953017560,
        level: 'error',
        category: 'API',
        message:
          'The feed failed (league nhl, reason Failed to fetch NHL games: NHL API HTTP error! status: 403, source down)',
        metadata: { url: '/apis/site/v2/sports/hockey/nhl/scoreboard' },
      },
      {
        timestamp: 1792953011359,
        level: 'error',
        category: 'API',
        message:
          'The feed failed (league ncaab, reason Failed to fetch NCAAB scoreboard data: NCAAB API HTTP error! status: 403, source down)',
        metadata: { url: '/apis/site/v2/sports/basketball/mens-college-basketball/scoreboard' },
      },
      {
        timestamp: 1792953005203,
        level: 'warn',
        category: 'API',
        message: 'A slow call (kind scoreboard, league ncaab, outcome success, ms 2315)',
        metadata: { duration: 2315 },
      },
      {
        timestamp: 1792953005187,
        level: 'error',
        category: 'API_HEALTH',
        message: 'PGA scoreboard: down (unknown), before healthy',
        metadata: { url: '/golf/pga/scoreboard', status: 403, duration: 18 },
      },
      { timestamp: 1792953004648, level: 'info', category: 'AUTH', message: 'An account was made' },
    ],
  }),
  recordedFault({
    name: 'a feed whose answers are cut short',
    cause: 'Upstream: NFL scoreboard',
    lines: [
      {
        raises: 'API Error',
        timestamp: 1792953016135,
        level: 'error',
        category: 'API',
        message:
          'The feed failed (league nfl, reason Failed to fetch NFL scoreboard data: network, source late)',
        metadata: { url: '/apis/site/v2/sports/football/nfl/scoreboard' },
      },
      { timestamp: 1792953002435, level: 'info', category: 'AUTH', message: 'An account was made' },
    ],
  }),
  recordedFault({
    name: 'a feed that says too many requests',
    cause: 'Upstream: NFL scoreboard',
    lines: [
      {
        raises: 'API Error',
        timestamp: 1792953032440,
        level: 'error',
        category: 'API',
        message:
          'The feed failed (league nfl, reason Failed to fetch NFL scoreboard data: NFL API HTTP error! status: 429, source down)',
        metadata: { url: '/apis/site/v2/sports/football/nfl/scoreboard' },
      },
    ],
  }),
  recordedFault({
    name: 'one league that is gone from the feed',
    cause: 'Upstream: NHL scoreboard',
    lines: [
      {
        raises: 'API Error',
        timestamp: 1792953106410,
        level: 'error',
        category: 'API',
        message:
          'The feed failed (league nhl, reason Failed to fetch NHL games: NHL API HTTP error! status: 404, source down)',
        metadata: { url: '/apis/site/v2/sports/hockey/nhl/scoreboard' },
      },
    ],
  }),
  recordedFault({
    name: 'a feed that has lost its live games',
    cause: 'Upstream: NFL scoreboard',
    lines: [
      {
        raises: 'API Error',
        timestamp: 1792953137307,
        level: 'error',
        category: 'API',
        message:
          'The feed failed (league nfl, reason Failed to fetch NFL scoreboard data: no events although games were live, source down)',
        metadata: { url: '/apis/site/v2/sports/football/nfl/scoreboard' },
      },
    ],
  }),
  recordedFault({
    name: 'box scores that the feed does not give',
    cause: 'Upstream: NFL summary',
    lines: [
      {
        raises: 'API Warning',
        timestamp: 1792953272648,
        level: 'warn',
        category: 'API',
        message:
          'A game could not be read (event 410979404, kind summary, league nfl, reason Failed to fetch game details: NFL game details API error! status: 500)',
      },
      {
        timestamp: 1792953272650,
        level: 'error',
        category: 'REQUEST',
        message: 'GET /api/games/nfl/410979404 answered 502',
        metadata: {
          method: 'GET',
          url: '/api/games/nfl/410979404',
          status: 502,
          error: 'Failed to load NFL data. Please try again.',
          duration: 9,
        },
      },
      {
        timestamp: 1792953272651,
        level: 'error',
        category: 'REQUEST',
        message: 'GET /api/games/nfl/410979410 answered 502',
        metadata: {
          method: 'GET',
          url: '/api/games/nfl/410979410',
          status: 502,
          error: 'Failed to load NFL data. Please try again.',
          duration: 4,
        },
      },
      {
        timestamp: 1792953272651,
        level: 'error',
        category: 'REQUEST',
        message: 'GET /api/games/nfl/410979405 answered 502',
        metadata: {
          method: 'GET',
          url: '/api/games/nfl/410979405',
          status: 502,
          error: 'Failed to load NFL data. Please try again.',
          duration: 5,
        },
      },
    ],
  }),
]
