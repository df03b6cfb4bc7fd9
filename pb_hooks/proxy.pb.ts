// This file only registers: PocketBase runs each handler from its own source, without the rest of this file.

type Proxying = typeof import('./lib/proxy')

routerAdd(
  'GET',
  '/api/espn/{path...}',
  (e) => (require(`${__hooks}/lib/proxy.js`) as Proxying).sendEspn(e),
  $apis.skipSuccessActivityLog(),
)
routerAdd(
  'GET',
  '/api/internal/gunzip/{key}',
  (e) => (require(`${__hooks}/lib/proxy.js`) as Proxying).sendForGunzip(e),
  $apis.skipSuccessActivityLog(),
)
