import { ANALYTICS_SPORTS } from '../../../../src/domain/operations/audience/analytics-sport'
import { EASTERN } from './eastern-turn'

const KNOWN = ANALYTICS_SPORTS.map((sport) => `'${sport}'`).join()

/** As analytics count leagues: those that they do not track count for the first. */
export const SPORT = `CASE WHEN current_sport IN (${KNOWN}) THEN current_sport ELSE '${ANALYTICS_SPORTS[0]}' END`

/** Minutes of a session; a clock that went back makes no negative ones. */
const MINUTES = 'MAX(0.0, (julianday(last_activity) - julianday(session_start)) * 1440.0)'

/** Sessions of more than a day are forgotten tabs and would spoil an average. */
export const AVERAGE_MINUTES = 'AVG(CASE WHEN minutes <= {:longest} THEN minutes END)'

/** The sessions begun within 30 days, with what the figures are made of. */
export const MONTH = `month AS (
  SELECT user_id, session_start, current_sport, ${SPORT} AS sport, device_type, sports_opened,
    ${MINUTES} AS minutes, ${EASTERN} AS eastern
  FROM user_sessions WHERE session_start > {:month} AND session_start <= {:now})`

/** Who was there in a part of the month. */
export const USERS_THIS_WEEK = 'COUNT(DISTINCT CASE WHEN session_start > {:week} THEN user_id END)'
export const USERS_LAST_WEEK =
  'COUNT(DISTINCT CASE WHEN session_start > {:fortnight} AND session_start <= {:week} THEN user_id END)'
