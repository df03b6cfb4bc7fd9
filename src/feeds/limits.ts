/**
 * The longest texts that are taken from a feed, by kind. The feed's own come nowhere near them: a longer one is a fault
 * or an attack. It is cut without a mark, so that it enlarges no card, no push and no board.
 */
export const LONGEST = {
  /** Notes, headlines, plays, footnotes, the words of a status. */
  words: 300,
  /** Teams, players, venues, cities, tournaments, labels. */
  name: 80,
  /** Abbreviations, records, clocks, figures. */
  short: 24,
  /** Addresses of pictures. */
  address: 500,
  /** A longer id counts as no id: cut, it could be another one's. */
  id: 40,
} as const

/** The most rows that are taken from one list of a feed, by what they are; the others are left out. */
export const MOST = {
  /** A Saturday of college basketball has 150. */
  games: 500,
  /** Golfers of a tournament. */
  players: 300,
  tournaments: 20,
  matches: 100,
  /** The players of one entry: one golfer, or one side of a match. Foursomes have two. */
  partners: 4,
  /** Articles about one game. */
  headlines: 5,
  /** College basketball has more scores than anything else: a hundred. */
  scoringPlays: 400,
  /** `groups` of players' figures for a team, and `line` for the players of a group or the figures of a player. */
  groups: 20,
  line: 150,
  footnotes: 10,
  /** The channels that show a game; with every local one there are a dozen. */
  channels: 4,
  /** All plays of a game, of which the scoring ones are shown. */
  entries: 2000,
} as const
