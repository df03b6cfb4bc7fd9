// This file only registers: PocketBase runs each handler from its own source, without the rest of this file.

type Health = typeof import('./lib/health')

const unlogged = $apis.skipSuccessActivityLog()

routerAdd(
  'GET',
  '/api/health/live',
  (e) => (require(`${__hooks}/lib/health.js`) as Health).sendLive(e),
  unlogged,
)
routerAdd(
  'GET',
  '/api/health/ready',
  (e) => (require(`${__hooks}/lib/health.js`) as Health).sendReady(e),
  unlogged,
)
routerAdd(
  'GET',
  '/api/health/fresh',
  (e) => (require(`${__hooks}/lib/health.js`) as Health).sendFresh(e),
  unlogged,
)
routerAdd(
  'GET',
  '/api/health/edges',
  (e) => (require(`${__hooks}/lib/health.js`) as Health).sendEdges(e),
  unlogged,
)
routerAdd(
  'POST',
  '/api/internal/edges',
  (e) => (require(`${__hooks}/lib/health.js`) as Health).noteEdges(e),
  unlogged,
)
routerAdd(
  'POST',
  '/api/internal/probe/{what}',
  (e) => (require(`${__hooks}/lib/health.js`) as Health).probeDatabase(e),
  unlogged,
)
routerAdd(
  'POST',
  '/api/internal/check/{slug}',
  (e) => (require(`${__hooks}/lib/health.js`) as Health).checkScoreboardNow(e),
  unlogged,
)
