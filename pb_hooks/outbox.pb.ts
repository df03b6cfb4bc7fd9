// This file only registers: PocketBase runs each handler from its own source, without the rest of this file.

type Outbox = typeof import('./lib/outbox')

routerAdd('POST', '/api/outbox', (e) => (require(`${__hooks}/lib/outbox.js`) as Outbox).takeOutbox(e))
