import type { Issue } from '../investigation/issue'
import type { LogEntry } from '../logs/log-entry'

/** The log lines of a real server for a fault that `npm run faults` caused, and the true cause. */
export interface RecordedFault {
  readonly name: string
  readonly cause: string
  readonly issue: Issue
  readonly entries: readonly LogEntry[]
}

export const RECORDED_FAULTS: readonly RecordedFault[] = [
  {
    name: 'a feed that answers 500',
    cause: 'Upstream: NFL scoreboard',
    issue: {
      type: 'API Error',
      timestamp: 1792953024070,
      line: {
        category: 'API',
        message:
          'The feed failed (league nfl, reason Failed to fetch NFL scoreboard data: NFL API HTTP error! status: 500, source down)',
        level: 'error',
        metadata: {
          url: '/apis/site/v2/sports/football/nfl/scoreboard',
        },
      },
      metadata: {
        url: '/apis/site/v2/sports/football/nfl/scoreboard',
      },
    },
    entries: [
      {
        id: '0-0',
        timestamp: 1792953024070,
        level: 'error',
        category: 'API',
        message:
          'The feed failed (league nfl, reason Failed to fetch NFL scoreboard data: NFL API HTTP error! status: 500, source down)',
        metadata: {
          url: '/apis/site/v2/sports/football/nfl/scoreboard',
        },
      },
      {
        id: '0-1',
        timestamp: 1792953016654,
        level: 'error',
        category: 'API',
        message:
          'The feed failed (league nfl, reason Failed to fetch NFL scoreboard data: NFL API HTTP error! status: 500, source late)',
        metadata: {
          url: '/apis/site/v2/sports/football/nfl/scoreboard',
        },
      },
      {
        id: '0-2',
        timestamp: 1792953003034,
        level: 'info',
        category: 'AUTH',
        message: 'An account was made',
      },
    ],
  },
  {
    name: 'a feed that is slow',
    cause: 'Upstream: NFL scoreboard',
    issue: {
      type: 'API Warning',
      timestamp: 1792953057059,
      line: {
        category: 'API',
        message: 'A slow call (kind scoreboard, league nfl, outcome success, ms 3057)',
        level: 'warn',
        metadata: {
          duration: 3057,
        },
      },
      metadata: {
        duration: 3057,
      },
    },
    entries: [
      {
        id: '1-0',
        timestamp: 1792953057059,
        level: 'warn',
        category: 'API',
        message: 'A slow call (kind scoreboard, league nfl, outcome success, ms 3057)',
        metadata: {
          duration: 3057,
        },
      },
    ],
  },
  {
    name: 'a feed that does not answer in time',
    cause: 'Upstream: NFL scoreboard',
    issue: {
      type: 'API Error',
      timestamp: 1792953079363,
      line: {
        category: 'API',
        message:
          'The feed failed (league nfl, reason Failed to fetch NFL scoreboard data: timeout, source late)',
        level: 'error',
        metadata: {
          url: '/apis/site/v2/sports/football/nfl/scoreboard',
        },
      },
      metadata: {
        url: '/apis/site/v2/sports/football/nfl/scoreboard',
      },
    },
    entries: [
      {
        id: '2-0',
        timestamp: 1792953079363,
        level: 'warn',
        category: 'API',
        message: 'A slow call (kind scoreboard, league nfl, outcome network_error, ms 10004)',
        metadata: {
          duration: 10004,
        },
      },
      {
        id: '2-1',
        timestamp: 1792953079363,
        level: 'error',
        category: 'API',
        message:
          'The feed failed (league nfl, reason Failed to fetch NFL scoreboard data: timeout, source late)',
        metadata: {
          url: '/apis/site/v2/sports/football/nfl/scoreboard',
        },
      },
      {
        id: '2-2',
        timestamp: 1792953078843,
        level: 'error',
        category: 'SERVER',
        message:
          '[cronAdd] failed to execute cron job (error GoError: sql: transaction has already been committed or rolled back at reflect.methodValueCall (native), jobId trim-log)',
      },
      {
        id: '2-3',
        timestamp: 1792953090234,
        level: 'warn',
        category: 'API',
        message: 'A slow call (kind scoreboard, league nfl, outcome network_error, ms 10001)',
        metadata: {
          duration: 10001,
        },
      },
    ],
  },
  {
    name: 'a feed that sends no JSON',
    cause: 'Upstream: NFL scoreboard',
    issue: {
      type: 'API Error',
      timestamp: 1792953107640,
      line: {
        category: 'API',
        message:
          'The feed failed (league nfl, reason Failed to fetch NFL scoreboard data: Invalid API response: missing events data, source down)',
        level: 'error',
        metadata: {
          url: '/apis/site/v2/sports/football/nfl/scoreboard',
        },
      },
      metadata: {
        url: '/apis/site/v2/sports/football/nfl/scoreboard',
      },
    },
    entries: [
      {
        id: '3-0',
        timestamp: 1792953107640,
        level: 'error',
        category: 'API',
        message:
          'The feed failed (league nfl, reason Failed to fetch NFL scoreboard data: Invalid API response: missing events data, source down)',
        metadata: {
          url: '/apis/site/v2/sports/football/nfl/scoreboard',
        },
      },
    ],
  },
  {
    name: 'a feed whose games lack parts',
    cause: 'Upstream: NFL scoreboard',
    issue: {
      type: 'API Warning',
      timestamp: 1792953152498,
      line: {
        category: 'API',
        message:
          'Dropped a game the feed sent broken (event 410979403: Invalid game data: event is null, undefined, or missing required properties, league nfl)',
        level: 'warn',
      },
    },
    entries: [
      {
        id: '4-0',
        timestamp: 1792953152498,
        level: 'warn',
        category: 'API',
        message:
          'Dropped a game the feed sent broken (event 410979403: Invalid game data: event is null, undefined, or missing required properties, league nfl)',
      },
    ],
  },
  {
    name: 'final odds that nobody tells',
    cause: 'Upstream: NFL odds',
    issue: {
      type: 'API Warning',
      timestamp: 1792953243623,
      line: {
        category: 'API',
        message: 'A call failed (kind odds, league nfl, outcome server_error, reason status 500)',
        level: 'warn',
      },
    },
    entries: [
      {
        id: '5-0',
        timestamp: 1792953243623,
        level: 'warn',
        category: 'API',
        message: 'A call failed (kind odds, league nfl, outcome server_error, reason status 500)',
      },
      {
        id: '5-1',
        timestamp: 1792953243623,
        level: 'warn',
        category: 'API',
        message:
          'No final odds (answers {"event":{"kind":"status","status":500}}, game 910979404, kind odds, league nfl)',
      },
    ],
  },
  {
    name: 'a feed that refuses all leagues',
    cause: 'Upstream: Sports feed',
    issue: {
      type: 'API Error',
      timestamp: 1792953017448,
      line: {
        category: 'API',
        message:
          'The feed failed (league nfl, reason Failed to fetch NFL scoreboard data: NFL API HTTP error! status: 403, source down)',
        level: 'error',
        metadata: {
          url: '/apis/site/v2/sports/football/nfl/scoreboard',
        },
      },
      metadata: {
        url: '/apis/site/v2/sports/football/nfl/scoreboard',
      },
    },
    entries: [
      {
        id: '6-0',
        timestamp: 1792953017448,
        level: 'error',
        category: 'API',
        message:
          'The feed failed (league nfl, reason Failed to fetch NFL scoreboard data: NFL API HTTP error! status: 403, source down)',
        metadata: {
          url: '/apis/site/v2/sports/football/nfl/scoreboard',
        },
      },
      {
        id: '6-1',
        timestamp: 1792953017560,
        level: 'error',
        category: 'API',
        message:
          'The feed failed (league nhl, reason Failed to fetch NHL games: NHL API HTTP error! status: 403, source down)',
        metadata: {
          url: '/apis/site/v2/sports/hockey/nhl/scoreboard',
        },
      },
      {
        id: '6-2',
        timestamp: 1792953011359,
        level: 'error',
        category: 'API',
        message:
          'The feed failed (league ncaab, reason Failed to fetch NCAAB scoreboard data: NCAAB API HTTP error! status: 403, source down)',
        metadata: {
          url: '/apis/site/v2/sports/basketball/mens-college-basketball/scoreboard',
        },
      },
      {
        id: '6-3',
        timestamp: 1792953005203,
        level: 'warn',
        category: 'API',
        message: 'A slow call (kind scoreboard, league ncaab, outcome success, ms 2315)',
        metadata: {
          duration: 2315,
        },
      },
      {
        id: '6-4',
        timestamp: 1792953005187,
        level: 'error',
        category: 'API_HEALTH',
        message: 'PGA scoreboard: down (unknown), before healthy',
        metadata: {
          url: '/golf/pga/scoreboard',
          status: 403,
          duration: 18,
        },
      },
      {
        id: '6-5',
        timestamp: 1792953004648,
        level: 'info',
        category: 'AUTH',
        message: 'An account was made',
      },
    ],
  },
  {
    name: 'a feed whose answers are cut short',
    cause: 'Upstream: NFL scoreboard',
    issue: {
      type: 'API Error',
      timestamp: 1792953016135,
      line: {
        category: 'API',
        message:
          'The feed failed (league nfl, reason Failed to fetch NFL scoreboard data: network, source late)',
        level: 'error',
        metadata: {
          url: '/apis/site/v2/sports/football/nfl/scoreboard',
        },
      },
      metadata: {
        url: '/apis/site/v2/sports/football/nfl/scoreboard',
      },
    },
    entries: [
      {
        id: '7-0',
        timestamp: 1792953016135,
        level: 'error',
        category: 'API',
        message:
          'The feed failed (league nfl, reason Failed to fetch NFL scoreboard data: network, source late)',
        metadata: {
          url: '/apis/site/v2/sports/football/nfl/scoreboard',
        },
      },
      {
        id: '7-1',
        timestamp: 1792953002435,
        level: 'info',
        category: 'AUTH',
        message: 'An account was made',
      },
    ],
  },
  {
    name: 'a feed that says too many requests',
    cause: 'Upstream: NFL scoreboard',
    issue: {
      type: 'API Error',
      timestamp: 1792953032440,
      line: {
        category: 'API',
        message:
          'The feed failed (league nfl, reason Failed to fetch NFL scoreboard data: NFL API HTTP error! status: 429, source down)',
        level: 'error',
        metadata: {
          url: '/apis/site/v2/sports/football/nfl/scoreboard',
        },
      },
      metadata: {
        url: '/apis/site/v2/sports/football/nfl/scoreboard',
      },
    },
    entries: [
      {
        id: '8-0',
        timestamp: 1792953032440,
        level: 'error',
        category: 'API',
        message:
          'The feed failed (league nfl, reason Failed to fetch NFL scoreboard data: NFL API HTTP error! status: 429, source down)',
        metadata: {
          url: '/apis/site/v2/sports/football/nfl/scoreboard',
        },
      },
    ],
  },
  {
    name: 'one league that is gone from the feed',
    cause: 'Upstream: NHL scoreboard',
    issue: {
      type: 'API Error',
      timestamp: 1792953106410,
      line: {
        category: 'API',
        message:
          'The feed failed (league nhl, reason Failed to fetch NHL games: NHL API HTTP error! status: 404, source down)',
        level: 'error',
        metadata: {
          url: '/apis/site/v2/sports/hockey/nhl/scoreboard',
        },
      },
      metadata: {
        url: '/apis/site/v2/sports/hockey/nhl/scoreboard',
      },
    },
    entries: [
      {
        id: '9-0',
        timestamp: 1792953106410,
        level: 'error',
        category: 'API',
        message:
          'The feed failed (league nhl, reason Failed to fetch NHL games: NHL API HTTP error! status: 404, source down)',
        metadata: {
          url: '/apis/site/v2/sports/hockey/nhl/scoreboard',
        },
      },
    ],
  },
  {
    name: 'a feed that has lost its live games',
    cause: 'Upstream: NFL scoreboard',
    issue: {
      type: 'API Error',
      timestamp: 1792953137307,
      line: {
        category: 'API',
        message:
          'The feed failed (league nfl, reason Failed to fetch NFL scoreboard data: no events although games were live, source down)',
        level: 'error',
        metadata: {
          url: '/apis/site/v2/sports/football/nfl/scoreboard',
        },
      },
      metadata: {
        url: '/apis/site/v2/sports/football/nfl/scoreboard',
      },
    },
    entries: [
      {
        id: '10-0',
        timestamp: 1792953137307,
        level: 'error',
        category: 'API',
        message:
          'The feed failed (league nfl, reason Failed to fetch NFL scoreboard data: no events although games were live, source down)',
        metadata: {
          url: '/apis/site/v2/sports/football/nfl/scoreboard',
        },
      },
    ],
  },
  {
    name: 'box scores that the feed does not give',
    cause: 'Upstream: NFL summary',
    issue: {
      type: 'API Warning',
      timestamp: 1792953272648,
      line: {
        category: 'API',
        message:
          'A game could not be read (event 410979404, kind summary, league nfl, reason Failed to fetch game details: NFL game details API error! status: 500)',
        level: 'warn',
      },
    },
    entries: [
      {
        id: '11-0',
        timestamp: 1792953272648,
        level: 'warn',
        category: 'API',
        message:
          'A game could not be read (event 410979404, kind summary, league nfl, reason Failed to fetch game details: NFL game details API error! status: 500)',
      },
      {
        id: '11-1',
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
        id: '11-2',
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
        id: '11-3',
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
  },
  {
    name: 'a clock that is an hour off',
    cause: 'Server: Clock',
    issue: {
      type: 'SERVER Error',
      timestamp: 1792953317607,
      line: {
        category: 'SERVER',
        message: "The clock of this server and the feed's differ (seconds 3601)",
        level: 'error',
      },
    },
    entries: [
      {
        id: '12-0',
        timestamp: 1792953317607,
        level: 'error',
        category: 'SERVER',
        message: "The clock of this server and the feed's differ (seconds 3601)",
      },
    ],
  },
  {
    name: 'a database that refuses boards',
    cause: 'Storage: Database',
    issue: {
      type: 'SERVER Error',
      timestamp: 1792953346428,
      line: {
        category: 'SERVER',
        message:
          'A job failed unexpectedly (error GoError: constraint failed: attempt to write a readonly database (1811), job poll:nhl)',
        level: 'error',
      },
    },
    entries: [
      {
        id: '13-0',
        timestamp: 1792953346428,
        level: 'error',
        category: 'SERVER',
        message:
          'A job failed unexpectedly (error GoError: constraint failed: attempt to write a readonly database (1811), job poll:nhl)',
      },
      {
        id: '13-1',
        timestamp: 1792953347440,
        level: 'error',
        category: 'SERVER',
        message:
          'A job failed unexpectedly (error GoError: constraint failed: attempt to write a readonly database (1811), job poll:nfl)',
      },
      {
        id: '13-2',
        timestamp: 1792953345397,
        level: 'error',
        category: 'SERVER',
        message:
          'A job failed unexpectedly (error GoError: constraint failed: attempt to write a readonly database (1811), job poll:nba)',
      },
    ],
  },
  {
    name: 'a full disk',
    cause: 'Storage: Disk',
    issue: {
      type: 'SERVER Error',
      timestamp: 1792953361778,
      line: {
        category: 'SERVER',
        message:
          'A job failed unexpectedly (error GoError: constraint failed: database or disk is full (1811), job poll:pga)',
        level: 'error',
      },
    },
    entries: [
      {
        id: '14-0',
        timestamp: 1792953361778,
        level: 'error',
        category: 'SERVER',
        message:
          'A job failed unexpectedly (error GoError: constraint failed: database or disk is full (1811), job poll:pga)',
      },
      {
        id: '14-1',
        timestamp: 1792953361778,
        level: 'error',
        category: 'SERVER',
        message:
          '[cronAdd] failed to execute cron job (error GoError: sql: transaction has already been committed or rolled back at reflect.methodValueCall (native), jobId trim-log)',
      },
      {
        id: '14-2',
        timestamp: 1792953361240,
        level: 'error',
        category: 'SERVER',
        message:
          'A job failed unexpectedly (error GoError: constraint failed: database or disk is full (1811), job poll:mlb)',
      },
      {
        id: '14-3',
        timestamp: 1792953361240,
        level: 'error',
        category: 'SERVER',
        message:
          'A job failed unexpectedly (error GoError: constraint failed: database or disk is full (1811), job poll:nhl)',
      },
      {
        id: '14-4',
        timestamp: 1792953360221,
        level: 'error',
        category: 'SERVER',
        message:
          'A job failed unexpectedly (error GoError: constraint failed: database or disk is full (1811), job poll:nba)',
      },
    ],
  },
  {
    name: 'a disk that is almost full',
    cause: 'Storage: Disk',
    issue: {
      type: 'Disk Almost Full',
      timestamp: 1792953377142,
      line: {
        level: 'error',
        category: 'STORAGE',
        message: 'The disk is almost full (200 MB are free)',
      },
    },
    entries: [],
  },
  {
    name: 'a database that takes no write at all',
    cause: 'Storage: Database',
    issue: {
      type: 'Storage Refuses Writes',
      timestamp: 1792953377755,
      line: {
        level: 'error',
        category: 'STORAGE',
        message: 'The database takes no write. What is read is as it was before',
      },
    },
    entries: [],
  },
  {
    name: 'a mailbox that is refused',
    cause: 'Mail: Mail server',
    issue: {
      type: 'SERVER Error',
      timestamp: 1792953481791,
      line: {
        category: 'SERVER',
        message: 'A letter was not sent (error GoError: 550 "no such user", kind deleted)',
        level: 'error',
      },
    },
    entries: [
      {
        id: '17-0',
        timestamp: 1792953481791,
        level: 'error',
        category: 'SERVER',
        message: 'A letter was not sent (error GoError: 550 "no such user", kind deleted)',
      },
      {
        id: '17-1',
        timestamp: 1792953481791,
        level: 'error',
        category: 'SERVER',
        message:
          '[cronAdd] failed to execute cron job (error GoError: sql: transaction has already been committed or rolled back at reflect.methodValueCall (native), jobId trim-log)',
      },
      {
        id: '17-2',
        timestamp: 1792953426896,
        level: 'error',
        category: 'SERVER',
        message:
          '[cronAdd] failed to execute cron job (error GoError: sql: transaction has already been committed or rolled back at reflect.methodValueCall (native), jobId trim-log)',
      },
    ],
  },
  {
    name: 'a component that breaks',
    cause: 'Part of the page: GameCard',
    issue: {
      type: 'SCREEN Error',
      timestamp: 1792953482325,
      line: {
        buildId: 'build0001',
        category: 'SCREEN',
        message: 'GameCard: boom',
        level: 'error',
        metadata: {
          error: 'boom',
          componentName: 'GameCard',
        },
      },
      metadata: {
        error: 'boom',
        componentName: 'GameCard',
      },
    },
    entries: [
      {
        id: '18-0',
        timestamp: 1792953482325,
        level: 'error',
        category: 'SCREEN',
        message: 'GameCard: boom',
        buildId: 'build0001',
        metadata: {
          error: 'boom',
          componentName: 'GameCard',
        },
      },
    ],
  },
  {
    name: 'a build that brings errors',
    cause: 'Build of the app: build0002',
    issue: {
      type: 'SCREEN Error',
      timestamp: 1792953497499,
      line: {
        buildId: 'build0002',
        category: 'SCREEN',
        message: 'Ticker: boom',
        level: 'error',
        metadata: {
          error: 'boom',
          componentName: 'Ticker',
        },
      },
      metadata: {
        error: 'boom',
        componentName: 'Ticker',
      },
    },
    entries: [
      {
        id: '19-0',
        timestamp: 1792953497499,
        level: 'warn',
        category: 'PERFORMANCE',
        message: 'Slow API call: /api/x took 2100ms',
        buildId: 'build0001',
        metadata: {
          error: 'slow',
          componentName: 'Wall',
        },
      },
      {
        id: '19-1',
        timestamp: 1792953497499,
        level: 'error',
        category: 'SCREEN',
        message: 'Ticker: boom',
        buildId: 'build0002',
        metadata: {
          error: 'boom',
          componentName: 'Ticker',
        },
      },
      {
        id: '19-2',
        timestamp: 1792953497499,
        level: 'error',
        category: 'SCREEN',
        message: 'Ticker: boom',
        buildId: 'build0002',
        metadata: {
          error: 'boom',
          componentName: 'Ticker',
        },
      },
    ],
  },
  {
    name: 'a part of the app that is gone after a deploy',
    cause: 'Deploy: Parts of build build0001 are gone',
    issue: {
      type: 'SCREEN Error',
      timestamp: 1792953512736,
      line: {
        buildId: 'build0001',
        category: 'SCREEN',
        message:
          'Settings: Failed to fetch dynamically imported module: https://x.example/assets/settings-1.js',
        level: 'error',
        metadata: {
          error: 'Failed to fetch dynamically imported module: https://x.example/assets/settings-1.js',
          componentName: 'Settings',
        },
      },
      metadata: {
        error: 'Failed to fetch dynamically imported module: https://x.example/assets/settings-1.js',
        componentName: 'Settings',
      },
    },
    entries: [
      {
        id: '20-0',
        timestamp: 1792953512736,
        level: 'error',
        category: 'SCREEN',
        message:
          'Settings: Failed to fetch dynamically imported module: https://x.example/assets/settings-1.js',
        buildId: 'build0001',
        metadata: {
          error: 'Failed to fetch dynamically imported module: https://x.example/assets/settings-1.js',
          componentName: 'Settings',
        },
      },
    ],
  },
  {
    name: 'sessions that end for many at once',
    cause: 'Accounts: Signing in',
    issue: {
      type: 'AUTH Warning',
      timestamp: 1792953527503,
      line: {
        category: 'AUTH',
        message: 'Sessions have ended for many at once (more than 40 requests refused in a minute)',
        level: 'warn',
      },
    },
    entries: [
      {
        id: '21-0',
        timestamp: 1792953527503,
        level: 'warn',
        category: 'AUTH',
        message: 'Sessions have ended for many at once (more than 40 requests refused in a minute)',
      },
      {
        id: '21-1',
        timestamp: 1792953542197,
        level: 'error',
        category: 'SERVER',
        message:
          '[cronAdd] failed to execute cron job (error GoError: sql: transaction has already been committed or rolled back at reflect.methodValueCall (native), jobId trim-log)',
      },
    ],
  },
  {
    name: 'weather that nobody tells',
    cause: 'Upstream: Weather service',
    issue: {
      type: 'API Warning',
      timestamp: 1792953542747,
      line: {
        category: 'API',
        message: 'A call failed (kind weather, league , outcome server_error, reason status 500)',
        level: 'warn',
      },
    },
    entries: [
      {
        id: '22-0',
        timestamp: 1792953542747,
        level: 'warn',
        category: 'API',
        message: 'A call failed (kind weather, league , outcome server_error, reason status 500)',
      },
    ],
  },
  {
    name: 'pictures that do not come',
    cause: 'Upstream: Picture host',
    issue: {
      type: 'API Warning',
      timestamp: 1792953557563,
      line: {
        category: 'API',
        message: 'A call failed (kind image, league , outcome server_error, reason status 503)',
        level: 'warn',
      },
    },
    entries: [
      {
        id: '23-0',
        timestamp: 1792953557563,
        level: 'warn',
        category: 'API',
        message: 'A call failed (kind image, league , outcome server_error, reason status 503)',
      },
      {
        id: '23-1',
        timestamp: 1792953557563,
        level: 'error',
        category: 'REQUEST',
        message: 'GET /api/image/i/teamlogos/nhl/500/scoreboard/tor.png answered 502',
        metadata: {
          method: 'GET',
          url: '/api/image/i/teamlogos/nhl/500/scoreboard/tor.png',
          status: 502,
          error: 'The image could not be loaded.',
          duration: 19,
        },
      },
    ],
  },
  {
    name: 'a model that does not answer',
    cause: 'Upstream: AI provider',
    issue: {
      type: 'API Warning',
      timestamp: 1792953617368,
      line: {
        category: 'API',
        message: 'A call failed (kind ai, league , outcome network_error, reason unreachable)',
        level: 'warn',
      },
    },
    entries: [
      {
        id: '24-0',
        timestamp: 1792953617368,
        level: 'warn',
        category: 'API',
        message: 'A call failed (kind ai, league , outcome network_error, reason unreachable)',
      },
      {
        id: '24-1',
        timestamp: 1792953617368,
        level: 'error',
        category: 'REQUEST',
        message: 'POST /api/anthropic/v1/messages answered 502',
        metadata: {
          method: 'POST',
          url: '/api/anthropic/v1/messages',
          status: 502,
          error: 'The model cannot be reached.',
          duration: 3,
        },
      },
    ],
  },
  {
    name: 'choices that the server does not understand',
    cause: 'Outbox: A choice of kind unknown was refused',
    issue: {
      type: 'OUTBOX Warning',
      timestamp: 1792953633156,
      line: {
        category: 'OUTBOX',
        message:
          'A choice of kind unknown was refused (This version of the app and the server do not understand each other)',
        level: 'warn',
      },
    },
    entries: [
      {
        id: '25-0',
        timestamp: 1792953633156,
        level: 'warn',
        category: 'OUTBOX',
        message:
          'A choice of kind unknown was refused (This version of the app and the server do not understand each other)',
      },
      {
        id: '25-1',
        timestamp: 1792953633081,
        level: 'info',
        category: 'AUTH',
        message: 'An account was made',
      },
      {
        id: '25-2',
        timestamp: 1792953633826,
        level: 'info',
        category: 'AUTH',
        message: 'An account was made',
      },
      {
        id: '25-3',
        timestamp: 1792953633878,
        level: 'warn',
        category: 'OUTBOX',
        message:
          'A choice of kind unknown was refused (This version of the app and the server do not understand each other)',
      },
      {
        id: '25-4',
        timestamp: 1792953635772,
        level: 'info',
        category: 'AUTH',
        message: 'An account was made',
      },
      {
        id: '25-5',
        timestamp: 1792953635908,
        level: 'warn',
        category: 'OUTBOX',
        message:
          'A choice of kind unknown was refused (This version of the app and the server do not understand each other)',
      },
    ],
  },
  {
    name: 'a mail server that says nothing',
    cause: 'Mail: Mail server',
    issue: {
      type: 'Mail Stuck',
      timestamp: 1792953692489,
      line: {
        level: 'error',
        category: 'MAIL',
        message: 'The mail server says nothing: letters wait to be sent (1)',
      },
    },
    entries: [
      {
        id: '26-0',
        timestamp: 1792953662248,
        level: 'error',
        category: 'SERVER',
        message:
          '[cronAdd] failed to execute cron job (error GoError: sql: transaction has already been committed or rolled back at reflect.methodValueCall (native), jobId trim-log)',
      },
    ],
  },
  {
    name: 'an edge that takes nothing',
    cause: 'Edge: The edge http://127.0.0.1:9 has not taken changes',
    issue: {
      type: 'Edge Behind',
      timestamp: 1792953709758,
      line: {
        level: 'error',
        category: 'EDGE',
        message: 'The edge http://127.0.0.1:9 has not taken changes (behind 14s)',
      },
    },
    entries: [],
  },
]
