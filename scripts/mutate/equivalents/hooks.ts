import type { EquivalentsByFile } from './equivalents-by-file'

export const HOOKS: EquivalentsByFile = {
  'pb_hooks/lib/accounts/write-in-pieces.ts': [["'\\n'", '""', 'It is white space in JSON.']],
  'pb_hooks/lib/boards/changes-memory.ts': [
    [
      'snapshot.text.length < board.text.length',
      'snapshot.text.length <= board.text.length',
      'At the same length either may be sent.',
    ],
    [
      'text.length < WORTH_PACKING',
      'text.length <= WORTH_PACKING',
      'At exactly that length either may be sent.',
    ],
  ],
  'pb_hooks/lib/boards/head-memory.ts': [
    ['record', 'true', 'PocketBase lists no records that are missing; only its types allow them.'],
    ["'board-heads-are-read'", '""', 'Any name serves that nothing else in memory has.'],
  ],
  'pb_hooks/lib/cache/answer-cache.ts': [
    [
      '[]',
      '["Stryker was here"]',
      'The key of an answer that the cache does not have can be removed as well.',
    ],
  ],
  'pb_hooks/lib/log/limit-line.ts': [
    ["'log'", '""', 'Any name serves that no other budget has.'],
    ["'requests'", '""', 'Any name serves that the other half does not have.'],
    ["'own lines'", '""', 'Any name serves that the other half does not have.'],
  ],
  'pb_hooks/lib/security/own-address.ts': [
    ["''", '"Stryker was here!"', 'A text that is split has a first part.'],
    ['[]', '["Stryker was here"]', 'Only places of the list after its first one are read.'],
    [
      'address.toLowerCase()',
      'address.toUpperCase()',
      'Both addresses are written in the same case either way.',
    ],
    ["'0'", '""', 'Each group is padded with zeros afterwards.'],
    ["':'", '""', 'Groups of four digits are the same with and without a sign between them.'],
  ],
  'pb_hooks/lib/server/minute-loop.ts': [
    [
      'Date.now() > end - 2 * MINUTE_MS',
      'Date.now() >= end - 2 * MINUTE_MS',
      'At exactly that moment either is right.',
    ],
    ['due < end', 'due <= end', 'Nothing is done at the very end: the loop is over by then.'],
    ['Date.now() >= giveUp', 'Date.now() > giveUp', 'At exactly that moment either is right.'],
    ["'cron-tick'", '""', 'Any name serves that nothing else in memory has.'],
  ],
  'pb_hooks/lib/server/quick-iso.ts': [
    ['second !== lastSecond', 'true', 'It only spares the engine a date.'],
    ["''", '"Stryker was here!"', 'The text is written before it is read for the first time.'],
  ],
  'pb_hooks/lib/server/takes-encoding.ts': [
    [
      "!accepted.includes(';')",
      'false',
      'The short way only spares time: no client names an encoding that begins or ends like another.',
    ],
    [
      "';'",
      '""',
      'The short way only spares time: no client names an encoding that begins or ends like another.',
    ],
  ],
  'pb_hooks/lib/upstream/upstream-address.ts': [
    ['[]', '["Stryker was here"]', 'No address begins like that.'],
    [
      "/^https?:\\/\\/(?!.*\\/\\.\\.?(?:[/?]|$))[A-Za-z0-9\\-._~:/?[\\]@!$&'()*+,;=%]+$/",
      "/https?:\\/\\/(?!.*\\/\\.\\.?(?:[/?]|$))[A-Za-z0-9\\-._~:/?[\\]@!$&'()*+,;=%]+$/",
      'The address begins with that of an upstream, and so with its scheme.',
    ],
  ],
  'pb_hooks/lib/polling/oddities.ts': [
    ['now - at < TOLD_AGAIN_MS', 'now - at <= TOLD_AGAIN_MS', 'At exactly that moment either is right.'],
    ['untold.length > 0', 'true', 'It only spares writing what stands there.'],
    ['untold.length > 0', 'untold.length >= 0', 'It only spares writing what stands there.'],
  ],
  'pb_hooks/lib/polling/read-cup.ts': [['[]', '["Stryker was here"]', 'It is no entry of a calendar.']],
  'pb_hooks/lib/polling/read-games.ts': [
    [
      "plan.skippable === 'scan'",
      'true',
      'A search that waits for a day has noted why, and another reason is told as well.',
    ],
  ],
  'pb_hooks/lib/polling/read-golf.ts': [
    ['scan.found === undefined', 'false', 'The day and its tournaments are noted together.'],
    [
      '!events || scan.found === undefined',
      '!events && scan.found === undefined',
      'The day and its tournaments are noted together.',
    ],
  ],
  'pb_hooks/lib/upstream/pause-time.ts': [['ms > 0', 'ms >= 0', 'No time at all is no pause either.']],
  'pb_hooks/lib/upstream/pause.ts': [
    ["''", '"Stryker was here!"', 'What is no number is no time that is still to come.'],
    ['ms > 0', 'true', 'A pause of no length is over when it begins.'],
    ['ms > 0', 'ms >= 0', 'A pause of no length is over when it begins.'],
  ],
}
