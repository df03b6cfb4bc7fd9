// This file only registers: PocketBase runs each handler from its own source, without the rest of this file.

type Jobs = typeof import('./lib/jobs')
type Backups = typeof import('./lib/backups')

cronAdd('heartbeat', '* * * * *', () => (require(`${__hooks}/lib/jobs.js`) as Jobs).beat())
cronAdd('alerts', '* * * * *', () => (require(`${__hooks}/lib/jobs.js`) as Jobs).runJob('alerts'))
cronAdd('api-health', '* * * * *', () => (require(`${__hooks}/lib/jobs.js`) as Jobs).runJob('api-health'))
cronAdd('month-of-visits', '* * * * *', () =>
  (require(`${__hooks}/lib/jobs.js`) as Jobs).runJob('month-of-visits'),
)
cronAdd('venue-weather', '* * * * *', () =>
  (require(`${__hooks}/lib/jobs.js`) as Jobs).runJob('venue-weather'),
)
cronAdd('retention', '* * * * *', () => (require(`${__hooks}/lib/jobs.js`) as Jobs).runJob('retention'))

routerAdd(
  'POST',
  '/api/internal/wake/jobs/{name}',
  (e) => (require(`${__hooks}/lib/jobs.js`) as Jobs).wakeJob(e),
  $apis.skipSuccessActivityLog(),
)

onBootstrap((e) => (require(`${__hooks}/lib/backups.js`) as Backups).recogniseData(e))
onBackupCreate((e) => (require(`${__hooks}/lib/backups.js`) as Backups).markBackup(e))
