import { CALL_STEPS, type CallHistory } from '../../../src/domain/operations/api-calls/call-history'
import { rowTime } from '../server/row-time'

const sumOf = (path: string) => `COALESCE(SUM(json_extract(value, '${path}')), 0)`

/** The calls that ended in a span, in equal steps by league, added up by the database. */
export function callHistory(fromMs: number, toMs: number): CallHistory {
  const stepMs = (toMs - fromMs) / CALL_STEPS
  const rows = arrayOf(
    new DynamicModel({ step: 0, league: '', calls: 0, cancelled: 0, refused: 0, broken: 0, sumMs: 0 }),
  )
  // A name is `{kind} {league} {method}`; what is missing at its end is left out.
  $app
    .db()
    .newQuery(
      `WITH counted AS (
         SELECT CAST((strftime('%s', api_calls.minute) * 1000.0 - {:from}) / {:step} AS INT) AS step,
           SUBSTR(je.key, INSTR(je.key || ' ', ' ') + 1) AS place, je.value AS value
         FROM api_calls, json_each(api_calls.calls) AS je
         WHERE api_calls.minute >= {:fromRow} AND api_calls.minute < {:toRow}
       )
       SELECT step, SUBSTR(place, 1, INSTR(place || ' ', ' ') - 1) AS league, ${sumOf('$[0]')} AS calls,
         ${sumOf('$[4].cancelled')} AS cancelled, ${sumOf('$[4].client_error')} AS refused,
         ${sumOf('$[4].server_error')} + ${sumOf('$[4].network_error')} AS broken, ${sumOf('$[1]')} AS sumMs
       FROM counted GROUP BY 1, 2`,
    )
    .bind({ from: fromMs, step: stepMs, fromRow: rowTime(fromMs), toRow: rowTime(toMs) })
    .all(rows)
  return { fromMs, stepMs, steps: JSON.parse(JSON.stringify(rows)) as CallHistory['steps'] }
}
