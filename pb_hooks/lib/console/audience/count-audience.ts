import {
  LEAST_DAYS,
  LEAST_LEAGUES,
  type Achievements,
} from '../../../../src/domain/operations/audience/achievements'
import type { DailyUsers } from '../../../../src/domain/operations/audience/audience-answers'
import type { UsersOf } from '../../../../src/domain/operations/audience/distribution'
import { LEAST_SESSIONS } from '../../../../src/domain/operations/audience/power-users'
import type { DayAndNext } from '../../../../src/domain/operations/audience/retention'
import type { AudienceCounts } from '../../../../src/domain/operations/audience/user-metrics'
import { readJson } from '../../server/read-json'
import { AVERAGE_MINUTES, MONTH, USERS_LAST_WEEK, USERS_THIS_WEEK } from './month'
import { spansAt, type Spans } from './spans'

/** All that the rules need to tell of the people of the last 30 days, counted from rows at this moment. */
export function countAudience(nowMs: number): AudienceCounts {
  const spans = spansAt(nowMs)
  const { averageSession, depth, ...visits } = countVisits(spans)
  return {
    ...countAccounts(spans),
    ...visits,
    ...(averageSession !== null && { averageSession }),
    ...(depth !== null && { depth }),
    activeUsers: countActive(spans),
    sports: usersBy('sport', spans),
    devices: usersBy('device_type', spans),
    days: daysAndNext(spans),
    achievements: countAchievements(spans),
  }
}

function countAccounts(spans: Spans) {
  return readJson<Pick<AudienceCounts, 'accounts' | 'verifiedAccounts' | 'newUsers'>>(
    `SELECT json_object('accounts', COUNT(*), 'verifiedAccounts', COALESCE(SUM(verified), 0),
       'newUsers', COALESCE(SUM(joined_at > {:week}), 0)) AS json FROM users`,
    spans,
  )
}

function countVisits(spans: Spans) {
  return readJson<VisitCounts>(
    `WITH ${MONTH} SELECT json_object(
       'sessions', COUNT(*),
       'usersThisMonth', COUNT(DISTINCT user_id),
       'usersThisWeek', ${USERS_THIS_WEEK},
       'usersLastWeek', ${USERS_LAST_WEEK},
       'usersToday', COUNT(DISTINCT CASE WHEN session_start >= {:today} THEN user_id END),
       'returningUsers', COUNT(DISTINCT CASE WHEN session_start > {:week} AND joined_at <= {:week} THEN user_id END),
       'minutesToday', COALESCE(SUM(CASE WHEN session_start >= {:today} THEN minutes END), 0),
       'averageSession', ${AVERAGE_MINUTES},
       'depth', AVG(CASE WHEN sports_opened != ''
         THEN LENGTH(sports_opened) - LENGTH(REPLACE(sports_opened, ' ', '')) + 1 END)) AS json
     FROM month LEFT JOIN (SELECT id AS account, joined_at FROM users) ON account = user_id`,
    spans,
  )
}

type VisitCounts = Pick<
  AudienceCounts,
  | 'sessions'
  | 'usersThisMonth'
  | 'usersThisWeek'
  | 'usersLastWeek'
  | 'usersToday'
  | 'returningUsers'
  | 'minutesToday'
> & { readonly averageSession: number | null; readonly depth: number | null }

function countActive(spans: Spans): number {
  return readJson<number>(
    `SELECT COUNT(DISTINCT user_id) AS json FROM user_sessions
     WHERE last_activity >= {:active} AND is_active = TRUE`,
    spans,
  )
}

function usersBy(column: 'sport' | 'device_type', spans: Spans): readonly UsersOf[] {
  return readJson(
    `WITH ${MONTH} SELECT json_group_array(json_object('name', name, 'users', users)) AS json FROM
       (SELECT ${column} AS name, COUNT(DISTINCT user_id) AS users FROM month WHERE ${column} != '' GROUP BY name)`,
    spans,
  )
}

/** Of each Eastern day who was there, and who of them came back the next; the last pair is the day before yesterday. */
function daysAndNext(spans: Spans): readonly DayAndNext[] {
  return readJson(
    `WITH ${MONTH}, seen AS (SELECT DISTINCT user_id, date(eastern) AS day FROM month
       WHERE session_start >= {:retentionFrom} AND session_start < {:today})
     SELECT json_group_array(json_object('users', users, 'back', back)) AS json FROM
       (SELECT COUNT(*) AS users, COUNT(later.user_id) AS back
        FROM seen LEFT JOIN seen AS later ON later.user_id = seen.user_id AND later.day = date(seen.day, '+1 day')
        WHERE seen.day <= {:lastPair} GROUP BY seen.day)`,
    spans,
  )
}

function countAchievements(spans: Spans): Achievements {
  return readJson(
    `WITH ${MONTH} SELECT json_object(
       'powerUsers', COALESCE(SUM(sessions >= ${LEAST_SESSIONS}), 0),
       'explorers', COALESCE(SUM(leagues >= ${LEAST_LEAGUES}), 0),
       'regulars', COALESCE(SUM(days >= ${LEAST_DAYS}), 0)) AS json FROM
       (SELECT COUNT(*) AS sessions, COUNT(DISTINCT NULLIF(current_sport, '')) AS leagues,
          COUNT(DISTINCT date(eastern)) AS days FROM month GROUP BY user_id)`,
    spans,
  )
}

/** Who was there on each Eastern day; the first is left out, of which the month holds a part. */
export function dailyUsers(nowMs: number): readonly DailyUsers[] {
  return readJson(
    `WITH ${MONTH} SELECT json_group_array(json_object('day', day, 'users', users)) AS json FROM
       (SELECT date(eastern) AS day, COUNT(DISTINCT user_id) AS users FROM month
        WHERE day > date({:month}, {:before}) GROUP BY day ORDER BY day)`,
    spansAt(nowMs),
  )
}
