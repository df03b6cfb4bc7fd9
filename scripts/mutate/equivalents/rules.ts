import type { EquivalentsByFile } from './equivalents-by-file'

export const RULES: EquivalentsByFile = {
  'src/domain/network/address-range.ts': [
    ["''", '"Stryker was here!"', 'A text that does not match is no address, and neither is this one.'],
    [
      '[]',
      '["Stryker was here"]',
      'It takes the place of the whole match, which is not read, or of the part before `::`, which is always there.',
    ],
  ],
  'src/domain/delay/delay.ts': [
    ["''", '"Stryker was here!"', 'Any text will do that has no word of a delay in it.'],
    ['[]', '["Stryker was here"]', 'No text has this name of a team, which the tool made up.'],
    ["' '", '""', 'What is cut out stands between blanks or at the end, so no new word arises.'],
  ],
  'src/domain/delay/delay-reason.ts': [
    ["' '", '""', 'What is cut out stands between blanks or at the end, so no new word arises.'],
  ],
  'src/domain/delay/game-delay.ts': [
    ["' '", '""', 'What is cut out stands between blanks or at the end, so no new word arises.'],
    ["''", '"Stryker was here!"', 'Any text will do that has no word of a delay in it.'],
    ["game.phase === 'live'", 'true', 'Only games under way have a delay; only the compiler asks.'],
  ],
  'src/domain/golf/golf-board-day.ts': [
    ['one < other', 'one <= other', 'Of two equal days it does not matter which is taken.'],
    ['one > other', 'one >= other', 'Of two equal days it does not matter which is taken.'],
  ],
  'src/domain/golf/golf-failure.ts': [
    [
      "failure.kind === 'status'",
      'true',
      'Only the compiler wants the condition: no other failure has a status.',
    ],
  ],
  'src/domain/golf/golf-search.ts': [
    [
      'golfDays(nowMs).slice(0, FIRST_DAYS)',
      'golfDays(nowMs)',
      'The other days change only together with the first ones, so that only more would be kept.',
    ],
  ],
  'src/domain/golf/hole-score.ts': [
    [
      'told === undefined',
      'false',
      'Only the compiler wants the condition: without a score the difference is no par.',
    ],
    ['par !== undefined', 'true', 'Only the compiler wants the condition: undefined is in no range.'],
  ],
  'src/domain/golf/ranking.ts': [
    ['a.id < b.id', 'a.id <= b.id', 'No two players of a tournament have the same id.'],
  ],
  'src/domain/golf/round-status.ts': [["''", '"Stryker was here!"', 'Neither text is a date.']],
  'src/domain/golf/unfinished-round.ts': [
    [
      'toPar !== undefined',
      'true',
      'Only the compiler wants the condition: without a score the difference is below nothing.',
    ],
    [
      'rounds.at(-1)?.period',
      'rounds.at(-1).period',
      'Only the compiler wants the question mark: the round is one of the player’s.',
    ],
  ],
  'src/domain/polling/after-reply.ts': [
    ["'over'", '""', 'Such a night is one that is none of the others; nobody reads the word.'],
    [
      'state.previous?.has',
      'state.previous.has',
      'Only the compiler wants the question mark: last night has been read by then, or would be due.',
    ],
    ["''", '"Stryker was here!"', 'Neither text is a date.'],
  ],
  'src/domain/polling/game-day-scan.ts': [
    ['scan !== undefined', 'true', 'Only the compiler wants the condition: whoever asks has a search.'],
    ['known < day', 'known <= day', 'A day that the calendar has is not ruled out anyway.'],
    ['known > day', 'known >= day', 'A day that the calendar has is not ruled out anyway.'],
  ],
  'src/domain/polling/refresh-games.ts': [["''", '"Stryker was here!"', 'Neither text is a date.']],
  'src/domain/odds/money-line-height.ts': [
    ['price < 0', 'price <= 0', 'No price lies between -100 and 100.'],
  ],
  'src/domain/odds/odds-write.ts': [
    [
      'RANK[before] > RANK[capture]',
      'RANK[before] >= RANK[capture]',
      'Two captures of one rank are the same.',
    ],
  ],
  'src/domain/queries/parameters.ts': [
    ["''", '"Stryker was here!"', 'The first part of a split is always there, so nothing takes its place.'],
    [
      `{
    return undefined
  }`,
      '{}',
      'A function that ends without a value returns undefined, too.',
    ],
  ],
  'src/domain/queries/topics.ts': [
    [
      `{
    return undefined
  }`,
      '{}',
      'A function that ends without a value returns undefined, too.',
    ],
    ["''", '"Stryker was here!"', 'Without a match there is no such collection, and that is the end of it.'],
    ['[]', '["Stryker was here"]', 'It takes the place of the whole match, which is not read.'],
  ],
  'src/domain/queries/operator-filter.ts': [
    ["''", '"Stryker was here!"', 'Without a match there is no such field, and that is the end of it.'],
    ['[]', '["Stryker was here"]', 'It takes the place of the whole match, and there is no such field.'],
    [
      "/^'\\d{4}-\\d\\d-\\d\\d(?:[ T]\\d\\d:\\d\\d:\\d\\d(?:\\.\\d{1,3})?Z)?'$/",
      "/'\\d{4}-\\d\\d-\\d\\d(?:[ T]\\d\\d:\\d\\d:\\d\\d(?:\\.\\d{1,3})?Z)?'$/",
      'A value comes as one quoted text or one word, so nothing can stand before or behind it.',
    ],
    [
      "/^'\\d{4}-\\d\\d-\\d\\d(?:[ T]\\d\\d:\\d\\d:\\d\\d(?:\\.\\d{1,3})?Z)?'$/",
      "/^'\\d{4}-\\d\\d-\\d\\d(?:[ T]\\d\\d:\\d\\d:\\d\\d(?:\\.\\d{1,3})?Z)?'/",
      'A value comes as one quoted text or one word, so nothing can stand before or behind it.',
    ],
    [
      "/^'[^'\"\\\\%]{1,100}'$/",
      "/'[^'\"\\\\%]{1,100}'$/",
      'A value comes as one quoted text or one word, so nothing can stand before or behind it.',
    ],
    [
      "/^'[^'\"\\\\%]{1,100}'$/",
      "/^'[^'\"\\\\%]{1,100}'/",
      'A value comes as one quoted text or one word, so nothing can stand before or behind it.',
    ],
    [
      "/^'[\\w ./-]{0,60}'$/",
      "/'[\\w ./-]{0,60}'$/",
      'A value comes as one quoted text or one word, so nothing can stand before or behind it.',
    ],
    [
      "/^'[\\w ./-]{0,60}'$/",
      "/^'[\\w ./-]{0,60}'/",
      'A value comes as one quoted text or one word, so nothing can stand before or behind it.',
    ],
    [
      '/^(?:true|false)$/',
      '/(?:true|false)$/',
      'A value comes as one quoted text or one word, so nothing can stand before or behind it.',
    ],
    [
      '/^(?:true|false)$/',
      '/^(?:true|false)/',
      'A value comes as one quoted text or one word, so nothing can stand before or behind it.',
    ],
  ],
  'src/domain/screen/drift.ts': [
    ['steps < DRIFT_DOWN_PX', 'steps <= DRIFT_DOWN_PX', 'At a corner both edges name the same place.'],
    ['walked < WIDTH', 'walked <= WIDTH', 'At a corner both edges name the same place.'],
    ['walked < WIDTH + HEIGHT', 'walked <= WIDTH + HEIGHT', 'At a corner both edges name the same place.'],
    [
      'walked < 2 * WIDTH + HEIGHT',
      'walked <= 2 * WIDTH + HEIGHT',
      'At a corner both edges name the same place.',
    ],
  ],
  'src/domain/tabs/tab-order.ts': [['a < b', 'a <= b', 'No two leagues have the same name.']],
  'src/domain/teams/team-splits.ts': [
    ['[]', '["Stryker was here"]', 'A text names no game, so it is no spread of one.'],
  ],
  'src/domain/time/parse-day.ts': [
    [
      '/^\\d{4}-\\d{2}-\\d{2}$/',
      '/\\d{4}-\\d{2}-\\d{2}$/',
      'With anything before it, no number stands where that of the day is read.',
    ],
  ],
  'src/domain/weather/indoor-memory.ts': [
    [
      'markedAtMs !== undefined',
      'true',
      'The time since no time is no number, and below nothing; only the compiler asks.',
    ],
    [
      'part.trim().toLowerCase()',
      'part.trim().toUpperCase()',
      'Keys are compared with nothing but each other.',
    ],
  ],
}
