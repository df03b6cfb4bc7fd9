// Registrations only: a handler is re-read from its own source and sees nothing of this file.

type GameAlerts = typeof import('./lib/game-alerts')

routerAdd(
  'GET',
  '/api/game-alerts',
  (e) => (require(`${__hooks}/lib/game-alerts.js`) as GameAlerts).sendGameAlerts(e),
  $apis.gzip(),
  $apis.skipSuccessActivityLog(),
)
