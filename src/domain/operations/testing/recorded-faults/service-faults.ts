import { recordedFault, type RecordedFault } from './recorded-fault'

/** Faults of the services beside the feed: weather, pictures, the model, mail, an edge. */
export const SERVICE_FAULTS: readonly RecordedFault[] = [
  recordedFault({
    name: 'a mailbox that is refused',
    cause: 'Mail: Mail server',
    lines: [
      {
        raises: 'SERVER Error',
        timestamp: 1792953481791,
        level: 'error',
        category: 'SERVER',
        message: 'A letter was not sent (error GoError: 550 "no such user", kind deleted)',
      },
      {
        timestamp: 1792953481791,
        level: 'error',
        category: 'SERVER',
        message:
          '[cronAdd] failed to execute cron job (error GoError: sql: transaction has already been committed or rolled back at reflect.methodValueCall (native), jobId trim-log)',
      },
      {
        timestamp: 1792953426896,
        level: 'error',
        category: 'SERVER',
        message:
          '[cronAdd] failed to execute cron job (error GoError: sql: transaction has already been committed or rolled back at reflect.methodValueCall (native), jobId trim-log)',
      },
    ],
  }),
  recordedFault({
    name: 'weather that nobody tells',
    cause: 'Upstream: Weather service',
    lines: [
      {
        raises: 'API Warning',
        timestamp: 1792953542747,
        level: 'warn',
        category: 'API',
        message: 'A call failed (kind weather, league , outcome server_error, reason status 500)',
      },
    ],
  }),
  recordedFault({
    name: 'pictures that do not come',
    cause: 'Upstream: Picture host',
    lines: [
      {
        raises: 'API Warning',
        timestamp: 1792953557563,
        level: 'warn',
        category: 'API',
        message: 'A call failed (kind image, league , outcome server_error, reason status 503)',
      },
      {
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
  }),
  recordedFault({
    name: 'a model that does not answer',
    cause: 'Upstream: AI provider',
    lines: [
      {
        raises: 'API Warning',
        timestamp: 1792953617368,
        level: 'warn',
        category: 'API',
        message: 'A call failed (kind ai, league , outcome network_error, reason unreachable)',
      },
      {
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
  }),
  recordedFault({
    name: 'a mail server that says nothing',
    cause: 'Mail: Mail server',
    lines: [
      {
        timestamp: 1792953662248,
        level: 'error',
        category: 'SERVER',
        message:
          '[cronAdd] failed to execute cron job (error GoError: sql: transaction has already been committed or rolled back at reflect.methodValueCall (native), jobId trim-log)',
      },
    ],
    unlogged: {
      raises: 'Mail Stuck',
      timestamp: 1792953692489,
      level: 'error',
      category: 'MAIL',
      message: 'The mail server says nothing: letters wait to be sent (1)',
    },
  }),
  recordedFault({
    name: 'an edge that takes nothing',
    cause: 'Edge: The edge http://127.0.0.1:9 has not taken changes',
    lines: [],
    unlogged: {
      raises: 'Edge Behind',
      timestamp: 1792953709758,
      level: 'error',
      category: 'EDGE',
      message: 'The edge http://127.0.0.1:9 has not taken changes (behind 14s)',
    },
  }),
]
