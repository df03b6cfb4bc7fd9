// This file only registers: PocketBase runs each handler from its own source, without the rest of this file.

type Polling = typeof import('./lib/polling')

cronAdd('poll-nfl', '* * * * *', () =>
  (require(`${__hooks}/lib/polling.js`) as Polling).pollUntilMinuteEnds('nfl'),
)
cronAdd('poll-nba', '* * * * *', () =>
  (require(`${__hooks}/lib/polling.js`) as Polling).pollUntilMinuteEnds('nba'),
)
cronAdd('poll-mlb', '* * * * *', () =>
  (require(`${__hooks}/lib/polling.js`) as Polling).pollUntilMinuteEnds('mlb'),
)
cronAdd('poll-nhl', '* * * * *', () =>
  (require(`${__hooks}/lib/polling.js`) as Polling).pollUntilMinuteEnds('nhl'),
)
cronAdd('poll-ncaaf', '* * * * *', () =>
  (require(`${__hooks}/lib/polling.js`) as Polling).pollUntilMinuteEnds('ncaaf'),
)
cronAdd('poll-ncaab', '* * * * *', () =>
  (require(`${__hooks}/lib/polling.js`) as Polling).pollUntilMinuteEnds('ncaab'),
)
cronAdd('poll-pga', '* * * * *', () =>
  (require(`${__hooks}/lib/polling.js`) as Polling).pollUntilMinuteEnds('pga'),
)
cronAdd('poll-rydercup', '* * * * *', () =>
  (require(`${__hooks}/lib/polling.js`) as Polling).pollUntilMinuteEnds('rydercup'),
)

routerAdd(
  'POST',
  '/api/internal/wake/{slug}',
  (e) => (require(`${__hooks}/lib/polling.js`) as Polling).wake(e),
  $apis.skipSuccessActivityLog(),
)
