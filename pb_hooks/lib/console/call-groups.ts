import { CALL_OUTCOMES, MODEL_CALL } from '../../../src/domain/operations/api-calls/api-call'
import { CLASS_ENDS_MS } from '../../../src/domain/operations/api-calls/call-histogram'
import {
  MAX_SLOWEST_CALLS,
  type CallGroup,
  type LongCall,
} from '../../../src/domain/operations/api-calls/call-group'
import type { CallFigures } from '../../../src/domain/operations/api-calls/minute-calls'
import { msOfRow, rowTime } from '../server/row-time'

const CLASSES = CLASS_ENDS_MS.length + 1
const FAILURES = CALL_OUTCOMES.filter((outcome) => outcome !== 'success')

/** The calls that ended in a span, by kind and league, added up by the database: a week has ten thousand minutes. */
export function callGroups(fromMs: number, toMs: number): readonly CallGroup[] {
  const rows = arrayOf(new DynamicModel({ name: '', n: 0, ms: 0, most: 0, classes: '', bad: '' }))
  $app
    .db()
    .newQuery(
      `SELECT je.key AS name, ${sumOf('$[0]')} AS n, ${sumOf('$[1]')} AS ms,
         MAX(json_extract(je.value, '$[2]')) AS most,
         json_array(${Array.from({ length: CLASSES }, (_, index) => sumOf(`$[3]."${index}"`)).join()}) AS classes,
         json_array(${FAILURES.map((outcome) => sumOf(`$[4].${outcome}`)).join()}) AS bad
       FROM api_calls, json_each(api_calls.calls) AS je
       WHERE api_calls.minute >= {:from} AND api_calls.minute < {:to} GROUP BY je.key ORDER BY je.key`,
    )
    .bind({ from: rowTime(fromMs), to: rowTime(toMs) })
    .all(rows)
  return (rows as unknown as Row[]).map(groupOf)
}

interface Row {
  readonly name: string
  readonly n: number
  readonly ms: number
  readonly most: number
  readonly classes: string
  readonly bad: string
}

const sumOf = (path: string) => `COALESCE(SUM(json_extract(je.value, '${path}')), 0)`

function groupOf({ name, n, ms, most, classes, bad }: Row): CallGroup {
  const [kind = '', league = '', method] = name.split(' ')
  const named = <Key extends string | number>(text: string, keyOf: (index: number) => Key) =>
    Object.fromEntries(
      (JSON.parse(text) as number[]).flatMap((count, index) => (count > 0 ? [[keyOf(index), count]] : [])),
    ) as Partial<Record<Key, number>>
  const failures = named(bad, (index) => FAILURES[index]!)
  const figures = [n, ms, most, named(classes, (index) => index) as CallFigures[3], failures] as const
  return { kind, league, ...(method && { method }), figures }
}

/**
 * The longest call of each kind and league in each minute: these are the slowest calls. How long a model wrote is no
 * trouble, so calls to it would only hide those that are.
 */
export function longCalls(fromMs: number, toMs: number): readonly LongCall[] {
  const rows = arrayOf(new DynamicModel({ minute: '', name: '', most: 0 }))
  $app
    .db()
    .newQuery(
      `SELECT api_calls.minute, je.key AS name, json_extract(je.value, '$[2]') AS most
       FROM api_calls, json_each(api_calls.calls) AS je
       WHERE api_calls.minute >= {:from} AND api_calls.minute < {:to} AND je.key || ' ' NOT LIKE {:model}
       ORDER BY most DESC, api_calls.minute DESC, name LIMIT {:limit}`,
    )
    .bind({
      from: rowTime(fromMs),
      to: rowTime(toMs),
      limit: MAX_SLOWEST_CALLS,
      model: `${MODEL_CALL} %`,
    })
    .all(rows)
  return (rows as unknown as { minute: string; name: string; most: number }[]).map(
    ({ minute, name, most }) => {
      const [kind = '', league = '', method] = name.split(' ')
      return { minuteMs: msOfRow(minute), kind, league, ...(method && { method }), durationMs: most }
    },
  )
}
