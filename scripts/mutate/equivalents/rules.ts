import type { Equivalent } from './equivalent'

const TEXT = '"Stryker was here!"'
const LIST = '["Stryker was here"]'

const SAYS_NOTHING = 'Any text will do that has no word of a delay in it.'
const NOTHING_GROWS_TOGETHER = 'What is cut out stands between blanks or at the end, so no new word arises.'
const WHOLE_ANYWAY = 'A value comes as one quoted text or one word, so nothing can stand before or behind it.'
const AT_A_CORNER = 'At a corner both edges name the same place.'

const VALUES = [
  String.raw`'\d{4}-\d\d-\d\d(?:[ T]\d\d:\d\d:\d\d(?:\.\d{1,3})?Z)?'`,
  String.raw`'[^'"\\%]{1,100}'`,
  String.raw`'[\w ./-]{0,60}'`,
  String.raw`(?:true|false)`,
]

export const RULES: readonly Equivalent[] = [
  {
    file: 'src/domain/network/address-range.ts',
    from: "''",
    to: TEXT,
    why: 'A text that does not match is no address, and neither is this one.',
  },
  {
    file: 'src/domain/network/address-range.ts',
    from: '[]',
    to: LIST,
    why: 'It takes the place of the whole match, which is not read, or of the part before `::`, which is always there.',
  },
  { file: 'src/domain/delay/delay.ts', from: "''", to: TEXT, why: SAYS_NOTHING },
  {
    file: 'src/domain/delay/delay.ts',
    from: '[]',
    to: LIST,
    why: 'No text has this name of a team, which the tool made up.',
  },
  { file: 'src/domain/delay/delay.ts', from: "' '", to: '""', why: NOTHING_GROWS_TOGETHER },
  { file: 'src/domain/delay/delay-reason.ts', from: "' '", to: '""', why: NOTHING_GROWS_TOGETHER },
  { file: 'src/domain/delay/game-delay.ts', from: "' '", to: '""', why: NOTHING_GROWS_TOGETHER },
  { file: 'src/domain/delay/game-delay.ts', from: "''", to: TEXT, why: SAYS_NOTHING },
  {
    file: 'src/domain/delay/game-delay.ts',
    from: "game.phase === 'live'",
    to: 'true',
    why: 'Only games under way have a delay; only the compiler asks.',
  },
  {
    file: 'src/domain/queries/parameters.ts',
    from: "''",
    to: TEXT,
    why: 'The first part of a split is always there, so nothing takes its place.',
  },
  {
    file: 'src/domain/queries/parameters.ts',
    from: '{\n    return undefined\n  }',
    to: '{}',
    why: 'A function that ends without a value returns undefined, too.',
  },
  {
    file: 'src/domain/queries/topics.ts',
    from: '{\n    return undefined\n  }',
    to: '{}',
    why: 'A function that ends without a value returns undefined, too.',
  },
  {
    file: 'src/domain/queries/topics.ts',
    from: "''",
    to: TEXT,
    why: 'Without a match there is no such collection, and that is the end of it.',
  },
  {
    file: 'src/domain/queries/topics.ts',
    from: '[]',
    to: LIST,
    why: 'It takes the place of the whole match, which is not read.',
  },
  {
    file: 'src/domain/queries/operator-filter.ts',
    from: "''",
    to: TEXT,
    why: 'Without a match there is no such field, and that is the end of it.',
  },
  {
    file: 'src/domain/queries/operator-filter.ts',
    from: '[]',
    to: LIST,
    why: 'It takes the place of the whole match, and there is no such field.',
  },
  ...VALUES.flatMap((value) =>
    [`/${value}$/`, `/^${value}/`].map((to) => ({
      file: 'src/domain/queries/operator-filter.ts',
      from: `/^${value}$/`,
      to,
      why: WHOLE_ANYWAY,
    })),
  ),
  {
    file: 'src/domain/screen/drift.ts',
    from: 'steps < DRIFT_DOWN_PX',
    to: 'steps <= DRIFT_DOWN_PX',
    why: AT_A_CORNER,
  },
  ...['WIDTH', 'WIDTH + HEIGHT', '2 * WIDTH + HEIGHT'].map((edge) => ({
    file: 'src/domain/screen/drift.ts',
    from: `walked < ${edge}`,
    to: `walked <= ${edge}`,
    why: AT_A_CORNER,
  })),
  {
    file: 'src/domain/tabs/tab-order.ts',
    from: 'a < b',
    to: 'a <= b',
    why: 'No two leagues have the same name.',
  },
  {
    file: 'src/domain/teams/team-splits.ts',
    from: '[]',
    to: LIST,
    why: 'A text names no game, so it is no spread of one.',
  },
  {
    file: 'src/domain/time/parse-day.ts',
    from: String.raw`/^\d{4}-\d{2}-\d{2}$/`,
    to: String.raw`/\d{4}-\d{2}-\d{2}$/`,
    why: 'With anything before it, no number stands where that of the day is read.',
  },
  {
    file: 'src/domain/weather/indoor-memory.ts',
    from: 'markedAtMs !== undefined',
    to: 'true',
    why: 'The time since no time is no number, and below nothing; only the compiler asks.',
  },
  {
    file: 'src/domain/weather/indoor-memory.ts',
    from: 'part.trim().toLowerCase()',
    to: 'part.trim().toUpperCase()',
    why: 'Keys are compared with nothing but each other.',
  },
]
