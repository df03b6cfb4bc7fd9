import { untimedText, type ApiSummary } from '../../../domain/operations/api-calls/api-summary'
import {
  averageTimeStatus,
  FIGURE_LIMITS,
  slowShareStatus,
  successRateStatus,
} from '../../../domain/operations/dashboard/metric-status'
import { responseText, successRateText } from '../../../domain/operations/dashboard/metric-text'
import { figureText, figureTextOver, inThousands } from '../../../domain/operations/figure-text'
import { MetricCard, MetricCards } from '../parts/metric-card'

export function SummaryCards({ summary }: { readonly summary: ApiSummary }) {
  const { total, byOutcome, successRate, errorRate, averageMs, p95Ms, maxMs, slowCalls, slowPercent } =
    summary
  const untimed = untimedText(summary)
  const { success, missing, client_error, server_error, network_error } = byOutcome
  return (
    <MetricCards>
      <MetricCard name="Calls" value={inThousands(total)} hint={`${inThousands(success)} succeeded`} />
      <MetricCard
        name="Success Rate"
        value={successRateText(successRate)}
        status={successRateStatus(successRate)}
      />
      <MetricCard
        name="Error Rate"
        value={figureText(errorRate, 'percent')}
        hint={`${inThousands(missing)} missing, ${inThousands(client_error)} refused, ${inThousands(server_error)} server, ${inThousands(network_error)} network`}
      />
      <MetricCard
        name="Average"
        value={responseText(averageMs)}
        status={averageTimeStatus(averageMs)}
        {...(untimed && { hint: untimed })}
      />
      <MetricCard
        name="P95"
        value={responseText(p95Ms)}
        status={averageTimeStatus(p95Ms)}
        {...(maxMs !== undefined && { hint: `Longest ${figureText(maxMs, 'milliseconds')}` })}
      />
      <MetricCard
        name="Slow Calls"
        value={figureText(slowCalls, 'count')}
        status={slowShareStatus(slowPercent)}
        {...(slowPercent !== undefined && {
          hint: `${figureTextOver(slowPercent, FIGURE_LIMITS.slowShare, 'percent')} took more than 2 s`,
        })}
      />
    </MetricCards>
  )
}
