import { plain, type Shape } from './shape'

export const STATUS_SHAPE = {
  ...plain('clock', 'displayClock', 'period', 'periodPrefix', 'isTBDFlex'),
  type: plain('id', 'name', 'state', 'completed', 'description', 'detail', 'shortDetail', 'altDetail'),
} as const

export const VENUE_SHAPE = {
  ...plain('id', 'fullName', 'shortName', 'capacity', 'indoor', 'grass'),
  address: plain('city', 'state', 'country'),
} as const

export const SEASON_SHAPE = plain('year', 'type', 'slug')

export const WEATHER_SHAPE = plain(
  'displayValue',
  'conditionId',
  'temperature',
  'highTemperature',
  'lowTemperature',
  'type',
  'gust',
  'precipitation',
  'windDirection',
  'windSpeed',
)

export const NOTE_SHAPE = plain('type', 'headline')

/** What the feed says about the league itself: its season, and the days on which it plays. */
export const LEAGUE_SHAPE = {
  ...plain(
    'id',
    'uid',
    'name',
    'abbreviation',
    'slug',
    'calendarType',
    'calendarIsWhitelist',
    'calendarStartDate',
    'calendarEndDate',
  ),
  season: {
    ...plain('year', 'startDate', 'endDate', 'displayName'),
    type: plain('id', 'type', 'name', 'abbreviation'),
  },
} as const

const PERIOD_SHAPE = plain('label', 'alternateLabel', 'detail', 'value', 'startDate', 'endDate')

/** Days as texts, weeks within parts of a season, or tournaments: the feed has all three. */
export const CALENDAR_SHAPE: Shape = ['plain or', { ...PERIOD_SHAPE, id: 'plain', entries: PERIOD_SHAPE }]

export const TEAM_SHAPE = {
  ...plain(
    'id',
    'uid',
    'name',
    'location',
    'nickname',
    'abbreviation',
    'displayName',
    'shortDisplayName',
    'color',
    'alternateColor',
    'conferenceId',
    'isActive',
    'logo',
  ),
  logos: plain('href'),
} as const

export const SERIES_SHAPE = {
  ...plain('type', 'title', 'description', 'summary', 'completed', 'totalCompetitions', 'startDate'),
  competitors: plain('id', 'uid', 'wins', 'ties'),
} as const
