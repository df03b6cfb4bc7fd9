// This file only registers: PocketBase runs each handler from its own source, without the rest of this file.

type Screens = typeof import('./lib/screens')

routerAdd('POST', '/api/screens', (e) =>
  (require(`${__hooks}/lib/screens.js`) as Screens).takeScreenReport(e),
)
routerAdd('GET', '/api/console/screens', (e) =>
  (require(`${__hooks}/lib/screens.js`) as Screens).sendScreens(e),
)
routerAdd('POST', '/api/console/screens/reload', (e) =>
  (require(`${__hooks}/lib/screens.js`) as Screens).reloadScreens(e),
)
