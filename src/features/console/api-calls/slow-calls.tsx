import { untimedText, type ApiSummary } from '../../../domain/operations/api-calls/api-summary'
import { endpointName, type LongCall } from '../../../domain/operations/api-calls/call-group'
import { responseColour } from '../../../domain/operations/dashboard/metric-colour'
import { responseText } from '../../../domain/operations/dashboard/metric-text'
import { countText, inThousands } from '../../../domain/operations/figure-text'
import { Panel } from '../parts/panel'
import { TableFrame } from '../parts/table-frame'
import { TableHead } from '../parts/table-head'
import { Moment } from '../parts/moment'

interface Props {
  readonly summary: ApiSummary
  readonly calls: readonly LongCall[]
}

/** These calls need not be slow: even on a good day operators want to know which calls take longest. */
export function SlowCalls({ summary, calls }: Props) {
  const slow = `${inThousands(summary.slowCalls)} of ${countText(summary.timedCalls, 'call')} took more than 2 s`
  const aside = [slow, 'the longest of each endpoint in a minute', untimedText(summary)]
  if (calls.length === 0) return <Panel title="Slowest Calls">No calls of this kind.</Panel>
  return (
    <Panel title="Slowest Calls" aside={aside.filter(Boolean).join('; ')}>
      <TableFrame label="Slowest Calls">
        <TableHead columns={['Endpoint', { number: 'Took' }, { number: 'Ended' }]} />
        <tbody>
          {calls.map((call, index) => (
            <tr key={index}>
              <th scope="row">
                {endpointName(call)}
                {call.method ? <small>{call.method}</small> : null}
              </th>
              <td data-number="" data-colour={responseColour(call.durationMs)}>
                {responseText(call.durationMs)}
              </td>
              <td data-number="">
                <Moment ms={call.minuteMs} />
              </td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </Panel>
  )
}
