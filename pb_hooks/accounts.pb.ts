// Registrations only: a handler is re-read from its own source and sees nothing of this file.

type Accounts = typeof import('./lib/accounts')

routerAdd('POST', '/api/account/link', (e) =>
  (require(`${__hooks}/lib/accounts.js`) as Accounts).lookAtLink(e),
)
