import type { GameParts } from '../box-score/game-answer'
import { GAME_SPORTS } from '../league'
import { PERMISSIONS } from '../people/tiers/permission'
import {
  flag,
  integer,
  listOf,
  number,
  object,
  oneOf,
  ref,
  text,
  withDescription,
  type Schema,
} from './schema'

/** Every part that a box score can have: one that is added there and not here does not compile. */
const BOX_SCORE_PARTS = {
  status: object(
    { state: oneOf('pregame', 'active', 'halftime', 'complete') },
    {
      ended: object({ quarter: text }, { off: oneOf('postponed', 'suspended', 'cancelled') }),
      strength: object({ powerPlay: flag, strength: text }, { possession: text }),
      lastPlay: text,
      watch: listOf(text),
    },
  ),
  matchup: object(
    {
      awayTeam: ref('MatchedTeam'),
      homeTeam: ref('MatchedTeam'),
      venue: ref('Venue'),
      startTime: withDescription(text, 'The words of the feed'),
    },
    { start: withDescription(text, 'ISO time; absent when the feed has not told it'), isNeutral: flag },
  ),
  scores: withDescription(object({ away: number, home: number }), 'Once it has begun'),
  pastScores: withDescription(
    object({ away: number, home: number }),
    'In place of scores, for a game before yesterday',
  ),
  lineScore: object({ columns: listOf(text), away: ref('LineScoreRow'), home: ref('LineScoreRow') }),
  teamComparison: listOf(object({ statistic: text, away: text, home: text })),
  playerTables: object({ away: listOf(ref('PlayerTable')), home: listOf(ref('PlayerTable')) }),
  tickerStats: listOf(object({ name: text, team: text, statType: text, value: number, displayValue: text })),
  plays: listOf(
    object({
      id: text,
      period: text,
      clock: text,
      team: text,
      text,
      awayScore: number,
      homeScore: number,
    }),
  ),
  winProbability: object({
    points: withDescription(
      listOf(
        object({
          play: integer,
          away: withDescription(number, 'Whole per cent; what is left of a hundred is a tie'),
          home: number,
          period: text,
          clock: text,
        }),
      ),
      'The oldest first',
    ),
    favouriteChanges: integer,
  }),
  teamForm: object({ away: ref('TeamForm'), home: ref('TeamForm') }),
} satisfies Record<keyof GameParts, Schema>

const TEAM_NAMES = { id: text, name: text, displayName: text, abbreviation: text }
const TEAM_RECORD = {
  record: withDescription(text, 'Wins and losses, and ties or overtime losses: 10-3 or 8-4-2'),
}
const TEAM_LOOKS = { ranking: integer, logo: text, color: text, alternateColor: text }

/** Games as boards and days have them, and one game's box score. */
export const GAME_SCHEMAS: Readonly<Record<string, Schema>> = {
  Team: object({ ...TEAM_NAMES, score: number, ...TEAM_RECORD }, TEAM_LOOKS),
  MatchedTeam: object({ ...TEAM_NAMES, ...TEAM_RECORD }, TEAM_LOOKS),
  Venue: object({ name: text, city: text, state: text }),
  Weather: object({ temp: number, condition: text, estimated: flag }),
  Series: object({ summary: text, completed: flag }, { title: text }),
  Situation: {
    ...object({ kind: oneOf('football', 'baseball', 'basketball', 'hockey') }),
    description: 'What goes on in a live game; its other members depend on the kind',
  },
  Game: object(
    {
      id: text,
      phase: oneOf('scheduled', 'live', 'final', 'off'),
      homeTeam: ref('Team'),
      awayTeam: ref('Team'),
      venue: ref('Venue'),
      quarter: withDescription(
        text,
        'The whole period label: 3Q • 8:36, Top 5th, FINAL/OT; 0Q before the start',
      ),
      timeLeft: withDescription(text, 'The bare clock'),
      startTime: withDescription(text, 'The words of the feed'),
    },
    {
      start: withDescription(text, 'ISO time; absent when the feed has not told it'),
      status: oneOf('postponed', 'suspended', 'cancelled'),
      situation: ref('Situation'),
      delay: text,
      wasSuspended: flag,
      stuckSince: text,
      lastNight: flag,
      weather: ref('Weather'),
      headline: text,
      headlines: listOf(text),
      series: ref('Series'),
      seriesText: text,
      seriesGameNumber: integer,
      seriesConference: text,
      poRoundDesc: text,
      gameSubtype: text,
      isNeutral: flag,
      isUpcoming: flag,
      gameDate: text,
      gameType: text,
      isSeasonOpener: flag,
    },
  ),
  Day: object({
    v: { const: 1 },
    sport: oneOf(...GAME_SPORTS),
    day: withDescription(text, 'The Eastern day'),
    games: listOf(ref('Game')),
  }),
  LineScoreRow: object({ team: text, cells: listOf(text) }),
  PlayerTable: object(
    {
      title: text,
      labels: listOf(text),
      rows: listOf(object({ id: text, name: text, stats: listOf(text) }, { footnote: text })),
      didNotPlay: listOf(object({ name: text, reason: text })),
    },
    { totals: listOf(text) },
  ),
  TeamForm: object({
    team: text,
    record: withDescription(text, 'Of the season; empty where the feed does not say'),
    split: withDescription(text, 'At home for the home team, on the road for the other'),
    where: oneOf('home', 'road'),
    last: withDescription(
      listOf(object({ id: text, start: text, opponent: text, isHome: flag, own: number, theirs: number })),
      'The latest games before this one, the oldest first; told before the start only',
    ),
  }),
  BoxScore: object(
    {
      id: text,
      sport: oneOf(...GAME_SPORTS),
      locked: withDescription(
        listOf(oneOf(...PERMISSIONS)),
        'What the owner of the key lacks for the parts that are absent',
      ),
    },
    BOX_SCORE_PARTS,
  ),
}
