import type { CallRow } from '../../../domain/operations/api-calls/call-rows'
import { metricColour, responseColour } from '../../../domain/operations/dashboard/metric-colour'
import { successRateStatus } from '../../../domain/operations/dashboard/metric-status'
import { responseText, successRateText } from '../../../domain/operations/dashboard/metric-text'
import { Panel } from '../parts/panel'
import { TableFrame } from '../parts/table-frame'
import { TableHead } from '../parts/table-head'

interface Props {
  readonly title: string
  /** The heading of the first column. */
  readonly first: string
  readonly rows: readonly CallRow[]
}

export function CallRows({ title, first, rows }: Props) {
  return (
    <Panel title={title}>
      {rows.length === 0 ? (
        <p>No calls of this kind.</p>
      ) : (
        <TableFrame label={title}>
          <TableHead
            columns={[
              first,
              { number: 'Calls' },
              { number: 'Success Rate' },
              { number: 'Average' },
              { number: 'P95' },
            ]}
          />
          <tbody>
            {rows.map(({ name, calls, successRate, averageMs, p95Ms }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td data-number="">{calls.toLocaleString('en-US')}</td>
                <td data-number="" data-colour={metricColour(successRateStatus(successRate))}>
                  {successRateText(successRate)}
                </td>
                <td data-number="" data-colour={responseColour(averageMs)}>
                  {responseText(averageMs)}
                </td>
                <td data-number="" data-colour={responseColour(p95Ms)}>
                  {responseText(p95Ms)}
                </td>
              </tr>
            ))}
          </tbody>
        </TableFrame>
      )}
    </Panel>
  )
}
