import { Fragment } from 'react'
import {
  healthColour,
  metricColour,
  responseColour,
} from '../../../domain/operations/dashboard/metric-colour'
import { successRateStatus } from '../../../domain/operations/dashboard/metric-status'
import { responseText, successRateText } from '../../../domain/operations/dashboard/metric-text'
import type { ServiceHealth } from '../../../domain/operations/dashboard/overview'
import type { HealthStatus } from '../../../domain/operations/health/api-health'
import { MINUTE_MS } from '../../../domain/time/intervals'
import { timeText } from '../../../platform/local-time'
import { StateWord } from '../parts/state-word'
import { TableFrame } from '../parts/table-frame'
import { TableHead } from '../parts/table-head'
import { Moment } from '../parts/moment'

const WORDS: Readonly<Record<HealthStatus, string>> = {
  healthy: 'Healthy',
  degraded: 'Degraded',
  down: 'Down',
}

interface Props {
  readonly services: readonly ServiceHealth[]
  readonly nowMs: number
}

export function ServiceTable({ services, nowMs }: Props) {
  return (
    <TableFrame label="Services">
      <TableHead
        columns={[
          'Service',
          'Status',
          { number: 'Response' },
          { number: 'Success Rate' },
          { number: 'Errors, 1 h' },
          'Last Check',
          'Season',
        ]}
      />
      <tbody>
        {services.map((service) => (
          <ServiceRow key={service.sport} service={service} nowMs={nowMs} />
        ))}
      </tbody>
    </TableFrame>
  )
}

function ServiceRow({ service, nowMs }: { readonly service: ServiceHealth; readonly nowMs: number }) {
  const { endpoint, status, lastCheck, responseTime, requestsLastHour, errorsLastHour } = service
  // Without a check there is no rate, although a new service comes with some initial value for it.
  const rate = requestsLastHour > 0 ? service.successRate : undefined
  return (
    <tr data-service={service.sport} data-status={status}>
      <th scope="row">
        {service.service}
        <small>
          {endpoint.split(/(?<=\/)/).map((part, at) => (
            <Fragment key={at}>
              {part}
              {/* A narrow column breaks an address between its parts, not within a word. */}
              <wbr />
            </Fragment>
          ))}
        </small>
      </th>
      <td>
        <StateWord colour={healthColour(status)}>{WORDS[status]}</StateWord>
      </td>
      <td data-number="" data-colour={responseColour(responseTime)}>
        {responseText(responseTime)}
      </td>
      <td data-number="" data-colour={metricColour(successRateStatus(rate))}>
        {successRateText(rate)}
      </td>
      <td data-number="">{`${errorsLastHour} of ${requestsLastHour}`}</td>
      <td>
        {lastCheck === undefined ? (
          'Never'
        ) : (
          <Moment ms={lastCheck}>
            {timeText(lastCheck)}
            <small>{agoText(nowMs - lastCheck)}</small>
          </Moment>
        )}
      </td>
      <td>
        {service.seasonActive ? 'Active' : 'Off'}
        <small>{service.seasonReason}</small>
      </td>
    </tr>
  )
}

function agoText(ms: number): string {
  const minutes = Math.floor(Math.max(0, ms) / MINUTE_MS)
  if (minutes < 1) return 'just now'
  return minutes < 120 ? `${minutes} min ago` : `${Math.floor(minutes / 60)} h ago`
}
