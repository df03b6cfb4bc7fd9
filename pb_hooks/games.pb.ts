// This file only registers: PocketBase runs each handler from its own source, without the rest of this file.

type Games = typeof import('./lib/games')

routerAdd(
  'GET',
  '/api/games/{slug}/{id}',
  (e) => (require(`${__hooks}/lib/games.js`) as Games).sendGame(e),
  $apis.skipSuccessActivityLog(),
)
routerAdd(
  'GET',
  '/api/games/{slug}',
  (e) => (require(`${__hooks}/lib/games.js`) as Games).sendTickers(e),
  $apis.gzip(),
  $apis.skipSuccessActivityLog(),
)

cronAdd('warm-games', '* * * * *', () =>
  (require(`${__hooks}/lib/games.js`) as Games).warmGamesUntilMinuteEnds(),
)
