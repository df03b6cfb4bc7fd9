import type { EquivalentsByFile } from './equivalents-by-file'

export const FEEDS: EquivalentsByFile = {
  'src/feeds/foreign-json.ts': [
    [
      "!hasMore(text, '[', MOST_DEPTH / 2) && !hasMore(text, '{', MOST_DEPTH / 2)",
      'false',
      'Few brackets spare the look at their depth, which finds no fault in so few either.',
    ],
    ["'['", '""', 'It only spares the look at the depth.'],
    ["'{'", '""', 'It only spares the look at the depth.'],
    ['!climbs.has(part)', 'true', 'It only spares looking at the same part again.'],
    ["'\\\\'", '""', 'It only spares replacing what is not there.'],
    ["''", '"Stryker was here!"', 'What is left out is no bracket, nor are these words.'],
    ['part.length > SHORT', 'true', 'Both ways find the same brackets; one is faster.'],
    ['part.length > SHORT', 'false', 'Both ways find the same brackets; one is faster.'],
    ['part.length > SHORT', 'part.length >= SHORT', 'Both ways find the same brackets; one is faster.'],
    ['part.length > SHORT', 'part.length <= SHORT', 'Both ways find the same brackets; one is faster.'],
    ['/[^[\\]{}]+/g', '/[^[\\]{}]/g', 'It leaves out the same characters, one at a time.'],
    ['at < signs.length', 'at <= signs.length', 'Behind the last character there is no bracket.'],
  ],
  'src/feeds/read.ts': [
    [
      'value.length > MOST.entries',
      'true',
      'A list that is not too long has the same entries when it is cut.',
    ],
    [
      'value.length > MOST.entries',
      'value.length >= MOST.entries',
      'A list that is not too long has the same entries when it is cut.',
    ],
    ['trimmed.length > longest', 'true', 'A text that is not too long stays the same when it is cut.'],
    [
      'trimmed.length > longest',
      'trimmed.length >= longest',
      'A text that is not too long stays the same when it is cut.',
    ],
  ],
  'src/feeds/espn/cup/map-cup.ts': [['year === undefined', 'false', 'There is no cup of an unknown year.']],
  'src/feeds/espn/cup/map-sessions.ts': [
    ['match?.startTime', 'match.startTime', 'A session has at least one match, which its type does not say.'],
  ],
  'src/feeds/espn/odds/map-odds-entry.ts': [
    ['spread !== undefined', 'true', 'A spread that is undefined counts as one that is missing.'],
  ],
  'src/feeds/espn/odds/odds-details.ts': [
    ['[]', '["Stryker was here"]', 'Only places of the list after its first one are read.'],
  ],
  'src/feeds/espn/odds/odds-number.ts': [
    ["''", '"Stryker was here!"', 'Neither text is a number or one of the words for one.'],
  ],
  'src/feeds/espn/proxy/ordinary-target.ts': [
    ['day !== undefined', 'true', 'An undefined day is neither before nor after another.'],
  ],
  'src/feeds/espn/proxy/proxy-cache-time.ts': [
    ['day !== undefined', 'true', 'An undefined day is neither before nor after another.'],
  ],
  'src/feeds/espn/proxy/proxy-parameters.ts': [
    ['[]', '["Stryker was here"]', 'Only places of the list after its first one are read.'],
  ],
  'src/feeds/espn/proxy/proxy-target.ts': [
    ['[]', '["Stryker was here"]', 'Only places of the list after its first one are read.'],
  ],
  'src/feeds/espn/proxy/public-reply.ts': [
    [
      `case 'odds':
      return {}`,
      "case 'odds':",
      'Without a shape nothing passes either.',
    ],
    ["'odds'", '""', 'Without a shape nothing passes either.'],
  ],
  'src/feeds/espn/proxy/shapes/shape.ts': [
    [
      "Array.isArray(shape) && typeof shape[1] === 'number'",
      'true',
      'No list is longer than something that is no number.',
    ],
    [
      "Array.isArray(shape) && typeof shape[1] === 'number'",
      "Array.isArray(shape) || typeof shape[1] === 'number'",
      'No list is longer than something that is no number.',
    ],
    ["typeof shape[1] === 'number'", 'true', 'No list is longer than something that is no number.'],
  ],
  'src/feeds/espn/proxy/shapes/golf-shape.ts': [
    ["'at most'", '""', 'The number beside it says what the shape is; the words are for readers.'],
  ],
  'src/feeds/espn/situation/football-happening.ts': [
    ['place !== undefined', 'true', 'No team is called undefined.'],
    [
      'named[0]?.abbreviation',
      'named[0].abbreviation',
      'The list has one entry there, which its type does not say.',
    ],
  ],
  'src/feeds/espn/summary/map-end.ts': [
    ['!status', 'false', 'Only the compiler wants the condition: a game is over only if its status says so.'],
  ],
  'src/feeds/espn/beyond-limit.ts': [['limit === undefined', 'false', 'A league with groups has a limit.']],
  'src/feeds/espn/map-game.ts': [
    [
      `case 'final':
      return { ...facts, phase: 'final' }`,
      "case 'final':",
      'A phase has no other members there than its name.',
    ],
  ],
  'src/feeds/espn/map-period.ts': [
    ["situation?.kind === 'baseball'", 'true', 'Only the label of baseball reads a count.'],
  ],
  'src/feeds/espn/map-season.ts': [['type === undefined', 'false', 'An undefined type has no phase.']],
  'src/feeds/espn/map-series.ts': [
    [
      '/^(?:(East|West) )?(.+?) - Game (\\d)\\b/i',
      '/(?:(East|West) )?(.+?) - Game (\\d)\\b/i',
      'It matches from the first character either way.',
    ],
    ['[]', '["Stryker was here"]', 'Only places of the list after its first one are read.'],
  ],
  'src/feeds/espn/map-status.ts': [
    ['/^STATUS_/', '/STATUS_/', 'A name of the feed has it at its beginning or not at all.'],
    ["''", '"Stryker was here!"', 'Neither text has a word for a game that is off.'],
  ],
  'src/feeds/espn/start.ts': [
    ['[]', '["Stryker was here"]', 'Only places of the list after its first one are read.'],
  ],
  'src/feeds/espn/told-period.ts': [
    ['[]', '["Stryker was here"]', 'Only places of the list after its first one are read.'],
  ],
  'src/feeds/espn/golf/leaderboard-play.ts': [
    ["'pre'", '""', 'Whoever has neither finished nor plays waits, whatever that is called.'],
  ],
  'src/feeds/espn/golf/map-golf.ts': [
    ["'Invalid golf data: competitor without id or name'", '""', 'Only a log has these words.'],
  ],
  'src/feeds/espn/golf/read-tournament.ts': [
    ["'Invalid golf data: match play has no leaderboard'", '""', 'Only a log has these words.'],
  ],
}
