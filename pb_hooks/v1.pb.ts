// This file only registers: PocketBase runs each handler from its own source, without the rest of this file.

type V1 = typeof import('./lib/v1')

const ofPrograms = $apis.skipSuccessActivityLog()

routerAdd(
  'GET',
  '/api/v1/leagues',
  (e) => (require(`${__hooks}/lib/v1.js`) as V1).sendApiLeagues(e),
  ofPrograms,
)
routerAdd(
  'GET',
  '/api/v1/boards/{slug}',
  (e) => (require(`${__hooks}/lib/v1.js`) as V1).sendApiBoard(e),
  ofPrograms,
)
routerAdd(
  'GET',
  '/api/v1/games/{slug}/{id}',
  (e) => (require(`${__hooks}/lib/v1.js`) as V1).sendApiGame(e),
  ofPrograms,
)
routerAdd(
  'GET',
  '/api/v1/odds/{slug}',
  (e) => (require(`${__hooks}/lib/v1.js`) as V1).sendApiOdds(e),
  ofPrograms,
)
routerAdd(
  'GET',
  '/api/v1/odds/{slug}/{game}/history',
  (e) => (require(`${__hooks}/lib/v1.js`) as V1).sendApiHistory(e),
  ofPrograms,
)
routerAdd(
  'GET',
  '/api/v1/days/{slug}/{day}',
  (e) => (require(`${__hooks}/lib/v1.js`) as V1).sendApiDay(e),
  ofPrograms,
)
routerAdd(
  'GET',
  '/api/v1/openapi.json',
  (e) => (require(`${__hooks}/lib/v1.js`) as V1).sendOpenApi(e),
  ofPrograms,
)

type Keys = typeof import('./lib/api-keys')

routerAdd('GET', '/api/account/api-keys', (e) =>
  (require(`${__hooks}/lib/api-keys.js`) as Keys).listApiKeys(e),
)
routerAdd('POST', '/api/account/api-keys', (e) =>
  (require(`${__hooks}/lib/api-keys.js`) as Keys).createApiKey(e),
)
routerAdd('POST', '/api/account/api-keys/revoke', (e) =>
  (require(`${__hooks}/lib/api-keys.js`) as Keys).revokeApiKey(e),
)
