/**
 * The longest texts that are taken from a feed, by what they are. Nothing of the feed's comes near them: a longer one is
 * a fault or an attack, and is cut without a sign, so that no card, no pushed change and no board grows by it.
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
  /** A longer id is none: cut, it could be another's. */
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
  /** Groups of players' figures of a team, players in one, figures in a line. */
  groups: 20,
  line: 150,
  footnotes: 10,
  /** Who shows a game: with every local channel there are a dozen. */
  channels: 4,
  /** All plays of a game, of which the scoring ones are shown. */
  entries: 2000,
} as const
