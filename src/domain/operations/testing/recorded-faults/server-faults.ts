import { recordedFault, type RecordedFault } from './recorded-fault'

/** Faults of the machine of the server: its clock, its disk and its database. */
export const SERVER_FAULTS: readonly RecordedFault[] = [
  recordedFault({
    name: 'a clock that is an hour off',
    cause: 'Server: Clock',
    lines: [
      {
        raises: 'SERVER Error',
        timestamp: 1792953317607,
        level: 'error',
        category: 'SERVER',
        message: "The clock of this server and the feed's differ (seconds 3601)",
      },
    ],
  }),
  recordedFault({
    name: 'a database that refuses boards',
    cause: 'Storage: Database',
    lines: [
      {
        raises: 'SERVER Error',
        timestamp: 1792953346428,
        level: 'error',
        category: 'SERVER',
        message:
          'A job failed unexpectedly (error GoError: constraint failed: attempt to write a readonly database (1811), job poll:nhl)',
      },
      {
        timestamp: 1792953347440,
        level: 'error',
        category: 'SERVER',
        message:
          'A job failed unexpectedly (error GoError: constraint failed: attempt to write a readonly database (1811), job poll:nfl)',
      },
      {
        timestamp: 1792953345397,
        level: 'error',
        category: 'SERVER',
        message:
          'A job failed unexpectedly (error GoError: constraint failed: attempt to write a readonly database (1811), job poll:nba)',
      },
    ],
  }),
  recordedFault({
    name: 'a full disk',
    cause: 'Storage: Disk',
    lines: [
      {
        raises: 'SERVER Error',
        timestamp: 1792953361778,
        level: 'error',
        category: 'SERVER',
        message:
          'A job failed unexpectedly (error GoError: constraint failed: database or disk is full (1811), job poll:pga)',
      },
      {
        timestamp: 1792953361778,
        level: 'error',
        category: 'SERVER',
        message:
          '[cronAdd] failed to execute cron job (error GoError: sql: transaction has already been committed or rolled back at reflect.methodValueCall (native), jobId trim-log)',
      },
      {
        timestamp: 1792953361240,
        level: 'error',
        category: 'SERVER',
        message:
          'A job failed unexpectedly (error GoError: constraint failed: database or disk is full (1811), job poll:mlb)',
      },
      {
        timestamp: 1792953361240,
        level: 'error',
        category: 'SERVER',
        message:
          'A job failed unexpectedly (error GoError: constraint failed: database or disk is full (1811), job poll:nhl)',
      },
      {
        timestamp: 1792953360221,
        level: 'error',
        category: 'SERVER',
        message:
          'A job failed unexpectedly (error GoError: constraint failed: database or disk is full (1811), job poll:nba)',
      },
    ],
  }),
  recordedFault({
    name: 'a disk that is almost full',
    cause: 'Storage: Disk',
    lines: [],
    unlogged: {
      raises: 'Disk Almost Full',
      timestamp: 1792953377142,
      level: 'error',
      category: 'STORAGE',
      message: 'The disk is almost full (200 MB are free)',
    },
  }),
  recordedFault({
    name: 'a database that takes no write at all',
    cause: 'Storage: Database',
    lines: [],
    unlogged: {
      raises: 'Storage Refuses Writes',
      timestamp: 1792953377755,
      level: 'error',
      category: 'STORAGE',
      message: 'The database takes no write. What is read is as it was before',
    },
  }),
]
