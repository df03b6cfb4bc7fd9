// Registrations only: a handler is re-read from its own source and sees nothing of this file.

type Outbox = typeof import('./lib/outbox')

routerAdd('POST', '/api/outbox', (e) => (require(`${__hooks}/lib/outbox.js`) as Outbox).takeOutbox(e))
