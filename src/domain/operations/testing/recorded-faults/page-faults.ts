import { recordedFault, type RecordedFault } from './recorded-fault'

/** Faults of the pages that people have open, and of what these pages send. */
export const PAGE_FAULTS: readonly RecordedFault[] = [
  recordedFault({
    name: 'a component that breaks',
    cause: 'Part of the page: GameCard',
    lines: [
      {
        raises: 'SCREEN Error',
        timestamp: 1792953482325,
        level: 'error',
        category: 'SCREEN',
        message: 'GameCard: boom',
        buildId: 'build0001',
        metadata: { error: 'boom', componentName: 'GameCard' },
      },
    ],
  }),
  recordedFault({
    name: 'a build that brings errors',
    cause: 'Build of the app: build0002',
    lines: [
      {
        timestamp: 1792953497499,
        level: 'warn',
        category: 'PERFORMANCE',
        message: 'Slow API call: /api/x took 2100ms',
        buildId: 'build0001',
        metadata: { error: 'slow', componentName: 'Wall' },
      },
      {
        raises: 'SCREEN Error',
        timestamp: 1792953497499,
        level: 'error',
        category: 'SCREEN',
        message: 'Ticker: boom',
        buildId: 'build0002',
        metadata: { error: 'boom', componentName: 'Ticker' },
      },
      {
        timestamp: 1792953497499,
        level: 'error',
        category: 'SCREEN',
        message: 'Ticker: boom',
        buildId: 'build0002',
        metadata: { error: 'boom', componentName: 'Ticker' },
      },
    ],
  }),
  recordedFault({
    name: 'a part of the app that is gone after a deploy',
    cause: 'Deploy: Parts of build build0001 are gone',
    lines: [
      {
        raises: 'SCREEN Error',
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
  }),
  recordedFault({
    name: 'sessions that end for many at once',
    cause: 'Accounts: Signing in',
    lines: [
      {
        raises: 'AUTH Warning',
        timestamp: 1792953527503,
        level: 'warn',
        category: 'AUTH',
        message: 'Sessions have ended for many at once (more than 40 requests refused in a minute)',
      },
      {
        timestamp: 1792953542197,
        level: 'error',
        category: 'SERVER',
        message:
          '[cronAdd] failed to execute cron job (error GoError: sql: transaction has already been committed or rolled back at reflect.methodValueCall (native), jobId trim-log)',
      },
    ],
  }),
  recordedFault({
    name: 'choices that the server does not understand',
    cause: 'Outbox: A choice of kind unknown was refused',
    lines: [
      {
        raises: 'OUTBOX Warning',
        timestamp: 1792953633156,
        level: 'warn',
        category: 'OUTBOX',
        message:
          'A choice of kind unknown was refused (This version of the app and the server do not understand each other)',
      },
      { timestamp: 1792953633081, level: 'info', category: 'AUTH', message: 'An account was made' },
      { timestamp: 1792953633826, level: 'info', category: 'AUTH', message: 'An account was made' },
      {
        timestamp: 1792953633878,
        level: 'warn',
        category: 'OUTBOX',
        message:
          'A choice of kind unknown was refused (This version of the app and the server do not understand each other)',
      },
      { timestamp: 1792953635772, level: 'info', category: 'AUTH', message: 'An account was made' },
      {
        timestamp: 1792953635908,
        level: 'warn',
        category: 'OUTBOX',
        message:
          'A choice of kind unknown was refused (This version of the app and the server do not understand each other)',
      },
    ],
  }),
]
