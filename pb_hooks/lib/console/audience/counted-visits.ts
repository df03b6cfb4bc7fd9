import { LEAST_DAYS, LEAST_LEAGUES } from '../../../../src/domain/operations/audience/achievements'
import { ANALYTICS_SPORTS } from '../../../../src/domain/operations/audience/analytics-sport'
import { LEAST_SESSIONS } from '../../../../src/domain/operations/audience/power-users'
import { EASTERN } from './eastern-turn'

/** How many people's visits are counted in one transaction: every other writer waits that long. */
const AT_ONCE = 100

/** The people of one transaction; the same in all of its statements. */
export const NEXT_PEOPLE = `(SELECT user_id FROM month_changed ORDER BY user_id LIMIT ${AT_ONCE})`

const TRACKED_SPORTS = ANALYTICS_SPORTS.map((sport) => `'${sport}'`).join()

/** Analytics count leagues that they do not track as the first one. */
export const TRACKED_SPORT = `CASE WHEN current_sport IN (${TRACKED_SPORTS}) THEN current_sport ELSE '${ANALYTICS_SPORTS[0]}' END`

/** How long a session was. A clock that went back makes it 0, not negative. */
const SESSION_MS =
  'MAX(0, CAST(ROUND((julianday(last_activity) - julianday(session_start)) * 86400000.0) AS INTEGER))'

/** One kind of figure: the visits of each person and their amount, split by league and part where that is set. */
interface Counting {
  readonly kind: string
  readonly bySport?: boolean
  readonly part?: string
  readonly amount?: string
  readonly from?: string
  readonly where?: string
  readonly having?: string
}

const THIS_WEEK = 'session_start > {:week}'
const WEEK_BEFORE = 'session_start > {:fortnight} AND session_start <= {:week}'
const IS_POWER_USER = `COUNT(*) >= ${LEAST_SESSIONS}`

const COUNTINGS: readonly Counting[] = [
  { kind: 'all', amount: 'SUM(ms)' },
  { kind: 'sport', bySport: true, amount: 'SUM(ms)' },
  // Sessions of more than a day are forgotten tabs and would spoil an average.
  { kind: 'averaged', bySport: true, amount: 'SUM(ms)', where: 'ms <= {:longest}' },
  {
    kind: 'depth',
    amount: "SUM(LENGTH(sports_opened) - LENGTH(REPLACE(sports_opened, ' ', '')) + 1)",
    where: "sports_opened != ''",
  },
  { kind: 'device', part: 'device_type', where: "device_type != ''" },
  { kind: 'this week', where: THIS_WEEK },
  { kind: 'this week of', bySport: true, where: THIS_WEEK },
  { kind: 'week before', where: WEEK_BEFORE },
  { kind: 'week before of', bySport: true, where: WEEK_BEFORE },
  {
    kind: 'returning',
    from: 'month JOIN (SELECT id AS account, joined_at FROM users) ON account = user_id',
    where: `${THIS_WEEK} AND joined_at <= {:week}`,
  },
  { kind: 'day', part: 'day', amount: 'SUM(ms)' },
  {
    kind: 'day and next',
    part: 'day',
    from: `(SELECT DISTINCT user_id, day FROM month) JOIN (SELECT DISTINCT user_id AS same, day AS next FROM month)
      ON same = user_id AND next = date(day, '+1 day')`,
  },
  { kind: 'hour', bySport: true, part: 'hour' },
  { kind: 'weekday and hour', bySport: true, part: "strftime('%w', day) || ' ' || hour" },
  { kind: 'power user', having: IS_POWER_USER },
  { kind: 'power user of', bySport: true, having: IS_POWER_USER },
  { kind: 'explorer', having: `COUNT(DISTINCT NULLIF(current_sport, '')) >= ${LEAST_LEAGUES}` },
  { kind: 'regular', having: `COUNT(DISTINCT day) >= ${LEAST_DAYS}` },
]

function selectOf({ kind, bySport, part, amount, from, where, having }: Counting): string {
  const groups = ['user_id', ...(bySport ? ['sport'] : []), ...(part === undefined ? [] : [part])].join()
  return `SELECT user_id, '${kind}', ${bySport ? 'sport' : "''"}, ${part ?? "''"}, COUNT(*), ${amount ?? '0'}
    FROM ${from ?? 'month'} ${where ? `WHERE ${where}` : ''} GROUP BY ${groups} ${having ? `HAVING ${having}` : ''}`
}

/** Counts the next people in, from their visits of the 30 days up to `now`. */
export const COUNT_NEXT_PEOPLE = `INSERT INTO month_people (user_id, kind, sport, part, visits, amount)
  WITH eastern AS MATERIALIZED (
    SELECT user_id, session_start, current_sport, ${TRACKED_SPORT} AS sport, device_type, sports_opened, ${SESSION_MS} AS ms,
      ${EASTERN} AS began
    FROM user_sessions
    WHERE user_id IN ${NEXT_PEOPLE} AND session_start > {:month} AND session_start <= {:now}),
  month AS MATERIALIZED (SELECT *, substr(began, 1, 10) AS day, substr(began, 12, 2) AS hour FROM eastern)
  ${COUNTINGS.map(selectOf).join(' UNION ALL ')}`
