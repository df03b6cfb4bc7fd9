import { ALL_LEAGUES, ALL_SPORTS, GAME_SPORTS } from '../league'
import { SIMPLE_PHASES } from '../seasons/simple-phase'
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
  type Members,
  type Schema,
} from './schema'

const facts: Members = {
  v: { const: 1 },
  rev: withDescription(text, 'Changes with the board'),
  day: withDescription(text, 'The Eastern day that is shown'),
  upcoming: withDescription(flag, 'Today has no games, so a day ahead is shown'),
  source: object(
    { state: oneOf('ok', 'late', 'down'), since: text },
    { message: withDescription(text, 'What people are told of the trouble') },
  ),
  content: {
    ...object({ kind: oneOf('games', 'countdown', 'message', 'special') }),
    description: 'What the page shows below the league bar; its other members depend on the kind',
  },
}
const sometimes: Members = { season: object({ phase: oneOf(...SIMPLE_PHASES) }) }
const state = oneOf('pre', 'in', 'post')
const sessionType = oneOf('four-ball', 'foursomes', 'singles', 'other')
const points = object({ usa: number, europe: number })

/** The boards of all kinds of leagues, and the leagues themselves. */
export const BOARD_SCHEMAS: Readonly<Record<string, Schema>> = {
  League: object(
    {
      slug: oneOf(...ALL_LEAGUES.map(({ slug }) => slug)),
      sport: oneOf(...ALL_SPORTS),
      label: text,
      live: flag,
      inSeason: flag,
    },
    { season: oneOf(...SIMPLE_PHASES) },
  ),
  Board: { anyOf: [ref('GameBoard'), ref('GolfBoard'), ref('CupBoard')] },
  GameBoard: object({ ...facts, sport: oneOf(...GAME_SPORTS), games: listOf(ref('Game')) }, sometimes),
  GolfBoard: object(
    {
      ...facts,
      sport: { const: 'PGA' },
      tournaments: listOf(ref('Tournament')),
      players: listOf(ref('Golfer')),
    },
    sometimes,
  ),
  CupBoard: object(
    {
      ...facts,
      sport: { const: 'RYDER_CUP' },
      sessions: listOf(object({ id: text, name: text, type: sessionType }, { startTime: text })),
      matches: listOf(ref('CupMatch')),
    },
    { ...sometimes, cup: ref('Cup') },
  ),
  Tournament: object(
    {
      id: text,
      name: text,
      startTime: text,
      state,
      completed: flag,
      round: integer,
      rounds: integer,
      startedRound: integer,
      roundOver: flag,
      scoring: oneOf('strokes', 'points'),
      venue: ref('Venue'),
      coverage: text,
    },
    { start: text, end: text, cutScore: text, playoff: flag },
  ),
  Golfer: object(
    {
      id: text,
      tournament: withDescription(text, 'The id of the tournament'),
      kind: oneOf('player', 'team'),
      state: oneOf('waiting', 'playing', 'finished', 'out'),
      name: text,
      initials: text,
      position: withDescription(integer, '0 for who has no place'),
      positionText: text,
      score: withDescription(text, 'To par: -12, E or +3'),
      today: text,
      thru: text,
      rounds: listOf(object({ period: integer, strokes: number, score: text })),
    },
    {
      country: text,
      flag: text,
      headshot: text,
      amateur: flag,
      movement: integer,
      teeTime: text,
      startHole: integer,
    },
  ),
  Cup: object(
    {
      id: text,
      name: text,
      title: text,
      venue: ref('Venue'),
      state,
      description: text,
      usa: ref('CupTeam'),
      europe: ref('CupTeam'),
      totalPoints: points,
    },
    { startDate: text, endDate: text },
  ),
  CupTeam: object(
    { id: text, uid: text, name: text, abbreviation: text, displayName: text, homeAway: text },
    { logo: text },
  ),
  CupMatch: object(
    {
      id: text,
      session: withDescription(text, 'The id of the session'),
      matchNumber: integer,
      name: text,
      type: sessionType,
      state,
      completed: flag,
      status: text,
      statusShort: text,
      detail: text,
      usa: ref('CupSide'),
      europe: ref('CupSide'),
    },
    { startTime: text },
  ),
  CupSide: object({
    team: text,
    score: text,
    status: text,
    detail: text,
    isWinner: flag,
    players: listOf(object({ id: text, name: text }, { headshot: text, flag: text })),
  }),
}
