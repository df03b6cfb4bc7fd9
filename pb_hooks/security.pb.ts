// This file only registers: PocketBase runs each handler from its own source, without the rest of this file.

type Security = typeof import('./lib/security')

// The guard takes the id of PocketBase's own `skipSuccessActivityLog`, so that a route that binds it replaces the
// guard. PocketBase's realtime stream does, and must: a middleware in JavaScript keeps its runtime for as long as the
// request lasts, and thousands of streams would each hold one. Our busy routes do, and set their headers themselves.
// It stands behind the reading of the token (-1020) and before the limits (-1000), whose refusals carry headers too.
routerUse(
  new Middleware(
    (e) => (require(`${__hooks}/lib/security.js`) as Security).guardRequest(e),
    -1005,
    'pbSkipSuccessActivityLog',
  ),
)
// For routes without a limit of their own that the guard does not see.
routerUse($apis.bodyLimit(1024 * 1024))

// Runs once, at the start, in the runtime that reads this file: no other has a server yet.
$app
  .onServe()
  .bindFunc((e: core.ServeEvent) => (require(`${__hooks}/lib/security.js`) as Security).prepareServer(e))

onRealtimeSubscribeRequest((e) => (require(`${__hooks}/lib/security.js`) as Security).guardSubscription(e))
onBatchRequest((e) => (require(`${__hooks}/lib/security.js`) as Security).guardBatch(e))

onBootstrap((e) => {
  e.next()
  ;(require(`${__hooks}/lib/security.js`) as Security).applySettings(e.app)
})
