// This file only registers: PocketBase runs each handler from its own source, without the rest of this file.

type Accounts = typeof import('./lib/accounts')

routerAdd('GET', '/api/account/ways', (e) =>
  (require(`${__hooks}/lib/accounts.js`) as Accounts).sendSignInWays(e),
)
routerAdd('POST', '/api/account/link', (e) =>
  (require(`${__hooks}/lib/accounts.js`) as Accounts).lookAtLink(e),
)
routerAdd('POST', '/api/account/password', (e) =>
  (require(`${__hooks}/lib/accounts.js`) as Accounts).changePassword(e),
)
routerAdd('POST', '/api/account/sign-out-everywhere', (e) =>
  (require(`${__hooks}/lib/accounts.js`) as Accounts).signOutEverywhere(e),
)
routerAdd('GET', '/api/account/devices', (e) =>
  (require(`${__hooks}/lib/accounts.js`) as Accounts).listDevices(e),
)
routerAdd('POST', '/api/account/devices/sign-out', (e) =>
  (require(`${__hooks}/lib/accounts.js`) as Accounts).signOutDevice(e),
)
routerAdd('POST', '/api/account/export', (e) =>
  (require(`${__hooks}/lib/accounts.js`) as Accounts).exportAccount(e),
)
routerAdd('POST', '/api/account/delete', (e) =>
  (require(`${__hooks}/lib/accounts.js`) as Accounts).deleteAccount(e),
)
