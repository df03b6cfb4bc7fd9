import type { EquivalentsByFile } from './equivalents-by-file'

export const OPERATIONS: EquivalentsByFile = {
  'src/domain/operations/directory/user-search.ts': [
    ["word === ''", 'false', 'It only spares the look at a text, and each has the empty word.'],
    ["''", '"Stryker was here!"', 'It only spares the look at a text, and each has the empty word.'],
  ],
  'src/domain/operations/directory/user-sort.ts': [
    [
      "sort.direction === 'none'",
      'false',
      'Without a direction there is no column, which is another one than that pressed; this tells the compiler so.',
    ],
    [
      "'none'",
      '""',
      'Without a direction there is no column, which is another one than that pressed; this tells the compiler so.',
    ],
    ['a < b', 'a <= b', 'Equal keys were passed over before.'],
  ],
  'src/domain/operations/fleet/screen.ts': [
    ["'frozen'", '""', 'What is not in the list comes before all that is, as what is first in it.'],
  ],
  'src/domain/operations/odds-schedule/odds-source.ts': [
    [
      "answer.kind === 'status'",
      'true',
      'Other answers have no status that could be 404; this tells the compiler so.',
    ],
  ],
  'src/domain/operations/simulator/as-game.ts': [
    [
      "from.phase === 'off'",
      'true',
      'Only a game that was called off has the phase before the start and is not upcoming; this tells the compiler so.',
    ],
    ['true', 'false', 'Only the names of the members are read, which the compiler wants to have values.'],
  ],
  'src/domain/operations/simulator/drawn-situation.ts': [
    ["from.phase === 'live'", 'true', 'Only a live game has a situation; this tells the compiler so.'],
  ],
  'src/domain/operations/simulator/game-label.ts': [["''", '"Stryker was here!"', 'Neither text is a time.']],
  'src/domain/operations/simulator/game-time.ts': [["''", '"Stryker was here!"', 'Neither text is a time.']],
  'src/domain/operations/simulator/loaded-situation.ts': [
    ["game.phase === 'live'", 'true', 'Only a live game has a situation; this tells the compiler so.'],
  ],
  'src/domain/operations/simulator/replay/baseball-plays.ts': [
    ["'away'", '""', 'Whatever is not home is away.'],
    ['[]', '["Stryker was here"]', 'A text is no base, and no runner who has scored.'],
  ],
  'src/domain/operations/simulator/replay/play.ts': [["'away'", '""', 'Whatever is not home is away.']],
  'src/domain/operations/simulator/replay/football-plays.ts': [
    ['gain > 0', 'gain >= 0', 'A gain of nothing has got its words before.'],
  ],
  'src/domain/operations/simulator/replay/play-innings.ts': [
    ["situation.kind === 'baseball'", 'true', 'Only baseball has innings; this tells the compiler so.'],
  ],
  'src/domain/operations/simulator/replay/play-periods.ts': [
    ["'away'", '""', 'Whatever is not home is away.'],
    [
      `case 'baseball':
      throw new Error('Baseball has no clock')`,
      "case 'baseball':",
      'Baseball is played in innings, so it never comes here.',
    ],
    ["'baseball'", '""', 'Baseball is played in innings, so it never comes here.'],
    ["'Baseball has no clock'", '""', 'Baseball is played in innings, so it never comes here.'],
    [
      "situation.kind !== 'basketball'",
      'false',
      'A shot clock and a bonus change nothing in hockey; this tells the compiler so.',
    ],
  ],
  'src/domain/operations/simulator/replay/random.ts': [
    [
      'state + 0x6d2b79f5',
      'state - 0x6d2b79f5',
      'Other numbers are as good, if a seed always gives the same.',
    ],
    [
      'mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)',
      'mixed - Math.imul(mixed ^ mixed >>> 7, mixed | 61)',
      'Other numbers are as good, if a seed always gives the same.',
    ],
  ],
  'src/domain/operations/simulator/simulated-period.ts': [
    ["'none'", '""', 'What is called none of the pauses is none.'],
    [
      "situation.kind === 'baseball'",
      'true',
      'Only labels of baseball have a count; this tells the compiler so.',
    ],
  ],
  'src/domain/operations/figure-text.ts': [
    ['value > 0', 'value >= 0', 'Zero reads 0%, which gets no sign anyway.'],
    ['percent > 99.9', 'percent >= 99.9', 'The replacement is the same figure.'],
    ['percent < 0.1', 'percent <= 0.1', 'The replacement is the same figure.'],
  ],
  'src/domain/operations/statistics.ts': [
    ['left < right', 'left <= right', 'Equal keys were passed over before.'],
  ],
  'src/domain/operations/alerts/alert-list.ts': [
    [
      'isOfPage(alert) === ofPage',
      'isOfPage(alert) !== ofPage',
      'Only the order in which alerts are stored changes, and whoever reads them sorts them.',
    ],
  ],
  'src/domain/operations/alerts/thresholds.ts': [
    ['value !== undefined', 'true', 'Nothing is above or below undefined; this tells the compiler so.'],
    ["'below'", '""', 'Whatever is not bad above its threshold is bad below it.'],
  ],
  'src/domain/operations/analysis/fix-reply.ts': [
    ["''", '"Stryker was here!"', 'The made-up text holds no JSON either.'],
    ['[]', '["Stryker was here"]', 'A text is no change of code, so it is left out.'],
  ],
  'src/domain/operations/analysis/reply-members.ts': [
    [
      "typeof number === 'number'",
      'true',
      'Number.isFinite takes nothing else for a number; this tells the compiler so.',
    ],
  ],
  'src/domain/operations/analysis/fix-diff.ts': [
    [
      'head < shortest',
      'head <= shortest',
      'Only equal texts match one line beyond their end, and there is nothing to show there.',
    ],
  ],
  'src/domain/operations/api-calls/call-group.ts': [
    ["''", '"Stryker was here!"', 'No method has the made-up name.'],
  ],
  'src/domain/operations/health/uptime.ts': [
    ['beat < watch.toMs', 'beat <= watch.toMs', 'A beat at the end of the watch adds no time to it.'],
  ],
  'src/domain/operations/investigation/causes.ts': [
    ['[]', '["Stryker was here"]', 'No part is of the made-up kind.'],
  ],
  'src/domain/operations/investigation/failing-calls.ts': [
    ['n > 0', 'true', 'Without calls the average is no number, and none is too long.'],
    ['n > 0', 'n >= 0', 'Without calls the average is no number, and none is too long.'],
  ],
  'src/domain/operations/investigation/recommendations-step.ts': [
    ["''", '"Stryker was here!"', 'No line has the made-up words.'],
  ],
  'src/domain/operations/investigation/suspects.ts': [
    ["''", '"Stryker was here!"', 'The made-up text names no part and no league.'],
  ],
  'src/domain/operations/investigation/troubled-parts.ts': [
    ["suspect.kind === 'upstream'", 'true', 'No part of another kind has the name of an upstream.'],
  ],
  'src/domain/operations/investigation/whole-feed.ts': [
    [
      'upstreams.some((one) => one.isBroken)',
      'upstreams.every(one => one.isBroken)',
      'All of them are broken, or none is.',
    ],
  ],
  'src/domain/operations/logs/client-lines.ts': [
    [
      "typeof at !== 'number'",
      'false',
      'Number.isFinite takes nothing else for a number; this tells the compiler so.',
    ],
  ],
  'src/domain/operations/logs/log-filter.ts': [
    ["''", '"Stryker was here!"', 'Times are typed as texts; other values belong to other comparisons.'],
  ],
  'src/domain/operations/logs/server-line.ts': [
    [
      "typeof data[name] === 'string'",
      'true',
      'PocketBase notes the address and the method as texts, and an error as a text or not at all; this tells the compiler so.',
    ],
  ],
  'src/domain/operations/logs/slow-requests.ts': [
    ['[]', '["Stryker was here"]', 'A text has no address and no time, so it is no request.'],
    ["'running'", '""', 'Whatever is not done still runs.'],
  ],
}
