// This file only registers: PocketBase runs each handler from its own source, without the rest of this file.

type GameAlerts = typeof import('./lib/game-alerts')

routerAdd(
  'GET',
  '/api/game-alerts',
  (e) => (require(`${__hooks}/lib/game-alerts.js`) as GameAlerts).sendGameAlerts(e),
  $apis.gzip(),
  $apis.skipSuccessActivityLog(),
)
