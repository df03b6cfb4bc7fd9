import { SERIES_SHAPE, STATUS_SHAPE, TEAM_SHAPE, VENUE_SHAPE, WEATHER_SHAPE } from './common-shapes'
import { plain } from './shape'

const COMPETITOR = {
  ...plain('id', 'uid', 'order', 'homeAway', 'winner', 'score', 'rank', 'possession'),
  team: TEAM_SHAPE,
  record: plain('type', 'summary', 'displayValue'),
} as const

/** One game: who plays where and when, and how it stands. Line scores, plays and players have a route that knows tiers. */
export const SUMMARY_SHAPE = {
  header: {
    ...plain('id', 'uid', 'gameNote', 'timeValid', 'week'),
    season: plain('year', 'type', 'current'),
    league: plain('id', 'uid', 'name', 'abbreviation', 'slug', 'isTournament'),
    competitions: {
      ...plain('id', 'uid', 'date', 'neutralSite', 'conferenceCompetition', 'recent'),
      status: STATUS_SHAPE,
      groups: plain('id', 'name', 'abbreviation', 'shortName'),
      series: SERIES_SHAPE,
      competitors: COMPETITOR,
    },
  },
  gameInfo: {
    ...plain('attendance', 'gameDuration'),
    venue: VENUE_SHAPE,
    weather: WEATHER_SHAPE,
  },
  format: {
    regulation: plain('clock', 'displayName', 'periods', 'slug'),
    overtime: plain('clock', 'displayName', 'periods', 'slug'),
  },
} as const
