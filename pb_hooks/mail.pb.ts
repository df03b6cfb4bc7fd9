// This file only registers: PocketBase runs each handler from its own source, without the rest of this file.

type Mail = typeof import('./lib/mail')

cronAdd('letters', '* * * * *', () => (require(`${__hooks}/lib/mail.js`) as Mail).sendLetters())

routerAdd(
  'POST',
  '/api/internal/wake/letters',
  (e) => (require(`${__hooks}/lib/mail.js`) as Mail).wakeLetters(e),
  $apis.skipSuccessActivityLog(),
)
