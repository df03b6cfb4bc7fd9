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
