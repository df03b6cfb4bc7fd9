import { ANALYTICS_MONTH_MS, ANALYTICS_WEEK_MS } from '../../../../src/domain/time/intervals'
import { oneNumber } from '../../server/one-number'
import { readJson } from '../../server/read-json'
import { beginWriting } from '../../server/records'
import { rowTime } from '../../server/row-time'
import { refusedSince, saveIfPossible } from '../storage-state'
import { COUNT_NEXT_PEOPLE, NEXT_PEOPLE } from './counted-visits'
import { spansAt } from './spans'

const PATIENCE_MS = 1000
const COUNT_WAITING_PEOPLE = 'SELECT COUNT(*) AS count FROM month_changed'

/**
 * Brings the kept figures of the month, and the last visits, up to now. It counts only people whose visits were written
 * since the last time, or passed the end of a week, a fortnight or the month. Other writers get their turn after each
 * hundred of them.
 */
export function countMonth(nowMs: number, goOn: () => boolean = () => true): void {
  while (hasNews(nowMs) && goOn() && countSome(nowMs));
}

/**
 * Does the same when an operator looks, and takes a second at most: after an update there may be a million visits,
 * which the job goes on counting. Returns how many people are not counted yet.
 */
export function countMonthSoon(nowMs: number): number {
  const until = Date.now() + PATIENCE_MS
  while (hasNews(nowMs))
    if (Date.now() >= until || !countSome(nowMs)) return oneNumber($app, COUNT_WAITING_PEOPLE, {})
  return 0
}

/** False when the database takes no write. Then it took no visits either, and the last count is shown. */
function countSome(nowMs: number): boolean {
  const isSaved = saveIfPossible(() => $app.runInTransaction((tx) => countNext(tx, nowMs)))
  return isSaved || refusedSince() === undefined
}

/** Without news, a minute writes nothing. */
function hasNews(nowMs: number): boolean {
  const { sql, values } = peopleMovedByTime($app, nowMs)
  const isNews = `SELECT EXISTS (SELECT 1 FROM month_changed) OR EXISTS (${sql}) AS json`
  return readJson<number>(isNews, values) === 1
}

function countNext(tx: CoreApp, nowMs: number): void {
  beginWriting(tx)
  const { sql, values } = peopleMovedByTime(tx, nowMs)
  const run = (statement: string, bound: Readonly<Record<string, string | number>> = {}) =>
    tx.db().newQuery(statement).bind(bound).execute()
  run(`INSERT OR IGNORE INTO month_changed (user_id) ${sql}`, values)
  run('UPDATE month_counted SET at = {:now}', { now: nowMs })
  run(addUp('-'))
  run(`DELETE FROM month_people WHERE user_id IN ${NEXT_PEOPLE}`)
  run(COUNT_NEXT_PEOPLE, spansAt(nowMs))
  run(addUp('+'))
  run('DELETE FROM month_totals WHERE users = 0')
  run(`DELETE FROM last_visits WHERE user_id IN ${NEXT_PEOPLE}`)
  run(`INSERT INTO last_visits SELECT user_id, MAX(last_activity) FROM user_sessions
    WHERE user_id IN ${NEXT_PEOPLE} GROUP BY user_id`)
  run(`DELETE FROM month_changed WHERE user_id IN ${NEXT_PEOPLE}`)
}

/** Takes the next people out of the totals, or puts them in. */
function addUp(sign: '+' | '-'): string {
  return `INSERT INTO month_totals (kind, sport, part, users, visits, amount)
    SELECT kind, sport, part, ${sign}COUNT(*), ${sign}SUM(visits), ${sign}SUM(amount)
    FROM month_people WHERE user_id IN ${NEXT_PEOPLE} GROUP BY kind, sport, part
    ON CONFLICT DO UPDATE SET users = users + excluded.users, visits = visits + excluded.visits,
      amount = amount + excluded.amount`
}

interface Statement {
  readonly sql: string
  readonly values: Readonly<Record<string, string>>
}

/** People whose counts differ only because time went on (or back) since the last count. */
function peopleMovedByTime(app: CoreApp, nowMs: number): Statement {
  const countedMs = countedAt(app)
  return Math.abs(nowMs - countedMs) > ANALYTICS_MONTH_MS
    ? everybody(nowMs)
    : peopleAcrossBounds(countedMs, nowMs)
}

function everybody(nowMs: number): Statement {
  return {
    sql: `SELECT user_id FROM user_sessions WHERE session_start > {:month} AND session_start <= {:now}
      UNION ALL SELECT user_id FROM month_people WHERE kind = 'all'`,
    values: { month: rowTime(nowMs - ANALYTICS_MONTH_MS), now: rowTime(nowMs) },
  }
}

/** People whose visits entered or left one of the spans that end now, or whose first week is over. */
function peopleAcrossBounds(onceMs: number, nowMs: number): Statement {
  const ages = [0, ANALYTICS_WEEK_MS, 2 * ANALYTICS_WEEK_MS, ANALYTICS_MONTH_MS]
  const crossed = (column: string, age: number) => `${column} > {:from${age}} AND ${column} <= {:to${age}}`
  const visits = ages.map((age) => `SELECT user_id FROM user_sessions WHERE ${crossed('session_start', age)}`)
  const joined = `SELECT id FROM users WHERE ${crossed('joined_at', ANALYTICS_WEEK_MS)}`
  const bounds = ages.flatMap((age) => [
    [`from${age}`, rowTime(Math.min(onceMs, nowMs) - age)],
    [`to${age}`, rowTime(Math.max(onceMs, nowMs) - age)],
  ])
  return {
    sql: [...visits, joined].join(' UNION ALL '),
    values: Object.fromEntries(bounds) as Record<string, string>,
  }
}

/** A clock of another version may have written a fraction, which a model of whole numbers refuses. */
function countedAt(app: CoreApp): number {
  const row = new DynamicModel({ at: 0 }) as unknown as { readonly at: number }
  app.db().newQuery('SELECT CAST(at AS INTEGER) AS at FROM month_counted').one(row)
  return row.at
}
