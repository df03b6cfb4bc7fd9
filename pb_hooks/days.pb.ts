// This file only registers: PocketBase runs each handler from its own source, without the rest of this file.

type Days = typeof import('./lib/days')

routerAdd(
  'GET',
  '/api/days/{slug}/{day}',
  (e) => (require(`${__hooks}/lib/days.js`) as Days).sendDay(e),
  $apis.skipSuccessActivityLog(),
)
