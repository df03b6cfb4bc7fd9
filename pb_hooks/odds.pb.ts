// This file only registers: PocketBase runs each handler from its own source, without the rest of this file.

type Odds = typeof import('./lib/odds')

cronAdd('odds-jobs', '* * * * *', () =>
  (require(`${__hooks}/lib/odds.js`) as Odds).runOddsJobsUntilMinuteEnds(),
)

routerAdd(
  'GET',
  '/api/odds/changes',
  (e) => (require(`${__hooks}/lib/odds.js`) as Odds).sendChanges(e),
  $apis.skipSuccessActivityLog(),
)
routerAdd(
  'GET',
  '/api/odds/{slug}',
  (e) => (require(`${__hooks}/lib/odds.js`) as Odds).sendOdds(e),
  $apis.skipSuccessActivityLog(),
)
routerAdd(
  'GET',
  '/api/odds/{slug}/{game}/history',
  (e) => (require(`${__hooks}/lib/odds.js`) as Odds).sendHistory(e),
  $apis.skipSuccessActivityLog(),
)
routerAdd(
  'POST',
  '/api/internal/wake-odds',
  (e) => (require(`${__hooks}/lib/odds.js`) as Odds).wakeOdds(e),
  $apis.skipSuccessActivityLog(),
)
