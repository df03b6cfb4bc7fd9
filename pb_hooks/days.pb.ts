// Registrations only: a handler is re-read from its own source and sees nothing of this file.

type Days = typeof import('./lib/days')

routerAdd(
  'GET',
  '/api/days/{slug}/{day}',
  (e) => (require(`${__hooks}/lib/days.js`) as Days).sendDay(e),
  $apis.skipSuccessActivityLog(),
)
