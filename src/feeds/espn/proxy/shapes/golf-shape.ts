import {
  CALENDAR_SHAPE,
  LEAGUE_SHAPE,
  SEASON_SHAPE,
  STATUS_SHAPE,
  TEAM_SHAPE,
  VENUE_SHAPE,
  WEATHER_SHAPE,
} from './common-shapes'
import { plain, type Shape } from './shape'

const ATHLETE = {
  ...plain('id', 'uid', 'displayName', 'fullName', 'shortName', 'lastName', 'name', 'amateur'),
  headshot: plain('href'),
  flag: plain('href', 'alt'),
} as const

/**
 * Rounds with their totals: four, and a play-off. Holes and nines have a route of their own, for users who are signed
 * in. In match play the same list can hold the holes instead, and is then longer as soon as it tells anything.
 */
const ROUNDS: Shape = ['at most', 6, plain('period', 'value', 'displayValue', 'teeTime', 'isPlayoff')]

const PLAYER = {
  ...plain('id', 'uid', 'type', 'order', 'sortOrder', 'movement', 'amateur', 'winner', 'homeAway'),
  athlete: ATHLETE,
  team: { ...TEAM_SHAPE, fullName: 'plain' },
  roster: { playerId: 'plain', athlete: ATHLETE },
  status: {
    ...STATUS_SHAPE,
    ...plain('displayValue', 'detail', 'todayDetail', 'displayThru', 'thru', 'hole', 'startHole', 'teeTime'),
    ...plain('playoff', 'behindCurrentRound'),
    position: plain('id', 'displayName', 'isTie'),
  },
  linescores: ROUNDS,
} as const

/** A text on a scoreboard, an object on a leaderboard. */
const SCORE: Shape = ['plain or', plain('value', 'displayValue', 'winner')]

const MATCH = {
  ...plain('id', 'uid', 'name', 'date', 'startDate', 'endDate', 'description', 'recent', 'timeValid'),
  type: plain('id', 'text', 'abbreviation'),
  status: { ...STATUS_SHAPE, displayValue: 'plain' },
  scoringSystem: plain('id', 'name'),
  venue: VENUE_SHAPE,
  competitors: { ...PLAYER, score: SCORE },
} as const

/** Tournaments and cups, of the leaderboard and of golf's scoreboard. */
export const GOLF_SHAPE = {
  leagues: { ...LEAGUE_SHAPE, calendar: CALENDAR_SHAPE },
  season: SEASON_SHAPE,
  day: plain('date'),
  events: {
    ...plain(
      'id',
      'uid',
      'date',
      'startDate',
      'endDate',
      'name',
      'shortName',
      'primary',
      'displayPurse',
      'purse',
    ),
    season: SEASON_SHAPE,
    seasonType: plain('id', 'name'),
    league: plain('id', 'name', 'shortName', 'abbreviation', 'slug'),
    status: { ...STATUS_SHAPE, displayValue: 'plain' },
    playoffType: plain('id', 'description', 'minimumHoles'),
    tournament: {
      ...plain(
        'id',
        'displayName',
        'major',
        'numberOfRounds',
        'currentRound',
        'cutRound',
        'cutScore',
        'cutCount',
      ),
      scoringSystem: plain('id', 'name'),
    },
    winner: plain('id', 'displayName'),
    defendingChampion: { displayName: 'plain', athlete: plain('id', 'displayName', 'amateur') },
    venue: VENUE_SHAPE,
    courses: {
      ...plain('id', 'name', 'host', 'parIn', 'parOut', 'shotsToPar', 'totalYards'),
      address: plain('city', 'state', 'country'),
      weather: WEATHER_SHAPE,
    },
    competitions: { ...MATCH, matches: MATCH },
  },
} as const
