import {
  CALENDAR_SHAPE,
  LEAGUE_SHAPE,
  NOTE_SHAPE,
  SEASON_SHAPE,
  SERIES_SHAPE,
  STATUS_SHAPE,
  TEAM_SHAPE,
  VENUE_SHAPE,
  WEATHER_SHAPE,
} from './common-shapes'
import { plain } from './shape'

/** Without the line score, which `/api/games` gives to those who may see box scores. */
const COMPETITOR = {
  ...plain('id', 'uid', 'type', 'order', 'homeAway', 'winner', 'score'),
  team: TEAM_SHAPE,
  records: plain('name', 'abbreviation', 'type', 'summary'),
  curatedRank: plain('current'),
} as const

/** Only the batter's team passes, to tell who bats: batter and pitcher carry figures of the game and the season. */
const SITUATION = {
  ...plain('down', 'distance', 'yardLine', 'downDistanceText', 'shortDownDistanceText', 'isRedZone'),
  ...plain('possession', 'possessionText', 'homeTimeouts', 'awayTimeouts', 'strength', 'powerPlay'),
  ...plain('balls', 'strikes', 'outs', 'onFirst', 'onSecond', 'onThird'),
  lastPlay: { ...plain('id', 'text'), type: plain('id', 'text'), team: plain('id') },
  batter: { athlete: { team: plain('id') } },
  pitcher: {},
  dueUp: plain('batOrder'),
} as const

const COMPETITION = {
  ...plain('id', 'uid', 'date', 'startDate', 'attendance', 'timeValid', 'dateValid', 'neutralSite'),
  ...plain('conferenceCompetition', 'playByPlayAvailable', 'recent', 'wasSuspended', 'outsText'),
  type: plain('id', 'abbreviation'),
  status: STATUS_SHAPE,
  venue: VENUE_SHAPE,
  notes: NOTE_SHAPE,
  series: SERIES_SHAPE,
  headlines: plain('type', 'shortLinkText'),
  format: { regulation: plain('periods') },
  groups: plain('id', 'name', 'shortName', 'isConference'),
  situation: SITUATION,
  competitors: COMPETITOR,
} as const

/** A day of games. */
export const SCOREBOARD_SHAPE = {
  leagues: { ...LEAGUE_SHAPE, calendar: CALENDAR_SHAPE },
  season: SEASON_SHAPE,
  week: plain('number'),
  day: plain('date'),
  eventsDate: plain('date', 'seasonType'),
  groups: 'plain',
  events: {
    ...plain('id', 'uid', 'date', 'startDate', 'name', 'shortName'),
    ...plain('seriesText', 'seriesGameNumber', 'seriesConference', 'poRoundDesc', 'gameSubtype'),
    season: SEASON_SHAPE,
    week: plain('number'),
    status: STATUS_SHAPE,
    weather: WEATHER_SHAPE,
    competitions: COMPETITION,
  },
} as const
