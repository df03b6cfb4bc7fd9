import type { Equivalent } from './equivalent'

export const FEEDS: readonly Equivalent[] = [
  {
    file: 'src/feeds/foreign-json.ts',
    from: "!hasMore(text, '[', MOST_DEPTH / 2) && !hasMore(text, '{', MOST_DEPTH / 2)",
    to: 'false',
    why: 'Few brackets spare the look at their depth, which finds no fault in so few either.',
  },
  {
    file: 'src/feeds/espn/cup/map-cup.ts',
    from: 'year === undefined',
    to: 'false',
    why: 'There is no cup of an unknown year.',
  },
  {
    file: 'src/feeds/espn/cup/map-sessions.ts',
    from: 'match?.startTime',
    to: 'match.startTime',
    why: 'A session has at least one match, which its type does not say.',
  },
  {
    file: 'src/feeds/espn/odds/map-odds-entry.ts',
    from: 'spread !== undefined',
    to: 'true',
    why: 'A spread that is undefined counts as one that is missing.',
  },
  {
    file: 'src/feeds/espn/odds/odds-details.ts',
    from: '[]',
    to: '["Stryker was here"]',
    why: 'Only places of the list after its first one are read.',
  },
  {
    file: 'src/feeds/espn/odds/odds-number.ts',
    from: "''",
    to: '"Stryker was here!"',
    why: 'Neither text is a number or one of the words for one.',
  },
  {
    file: 'src/feeds/espn/proxy/ordinary-target.ts',
    from: 'day !== undefined',
    to: 'true',
    why: 'An undefined day is neither before nor after another.',
  },
  {
    file: 'src/feeds/espn/proxy/proxy-cache-time.ts',
    from: 'day !== undefined',
    to: 'true',
    why: 'An undefined day is neither before nor after another.',
  },
  {
    file: 'src/feeds/espn/proxy/proxy-parameters.ts',
    from: '[]',
    to: '["Stryker was here"]',
    why: 'Only places of the list after its first one are read.',
  },
  {
    file: 'src/feeds/espn/proxy/proxy-target.ts',
    from: '[]',
    to: '["Stryker was here"]',
    why: 'Only places of the list after its first one are read.',
  },
  {
    file: 'src/feeds/espn/proxy/public-reply.ts',
    from: `case 'odds':
      return {}`,
    to: "case 'odds':",
    why: 'Without a shape nothing passes either.',
  },
  {
    file: 'src/feeds/espn/proxy/public-reply.ts',
    from: "'odds'",
    to: '""',
    why: 'Without a shape nothing passes either.',
  },
  {
    file: 'src/feeds/espn/proxy/shapes/shape.ts',
    from: "Array.isArray(shape) && typeof shape[1] === 'number'",
    to: 'true',
    why: 'No list is longer than something that is no number.',
  },
  {
    file: 'src/feeds/espn/proxy/shapes/shape.ts',
    from: "Array.isArray(shape) && typeof shape[1] === 'number'",
    to: "Array.isArray(shape) || typeof shape[1] === 'number'",
    why: 'No list is longer than something that is no number.',
  },
  {
    file: 'src/feeds/espn/proxy/shapes/shape.ts',
    from: "typeof shape[1] === 'number'",
    to: 'true',
    why: 'No list is longer than something that is no number.',
  },
  {
    file: 'src/feeds/espn/proxy/shapes/golf-shape.ts',
    from: "'at most'",
    to: '""',
    why: 'The number beside it says what the shape is; the words are for readers.',
  },
  {
    file: 'src/feeds/espn/situation/football-happening.ts',
    from: 'place !== undefined',
    to: 'true',
    why: 'No team is called undefined.',
  },
  {
    file: 'src/feeds/espn/situation/football-happening.ts',
    from: 'named[0]?.abbreviation',
    to: 'named[0].abbreviation',
    why: 'The list has one entry there, which its type does not say.',
  },
  {
    file: 'src/feeds/espn/golf/map-golf.ts',
    from: "'Invalid golf data: competitor without id or name'",
    to: '""',
    why: 'Only a log has these words.',
  },
  {
    file: 'src/feeds/espn/golf/read-tournament.ts',
    from: "'Invalid golf data: match play has no leaderboard'",
    to: '""',
    why: 'Only a log has these words.',
  },
]
