import { cardTarget } from '../../../domain/operations/dashboard/admin-tabs'
import {
  activeAlertsStatus,
  apiResponseStatus,
  CARD_THRESHOLDS,
  errorRateStatus,
  FIGURE_LIMITS,
  uptimeStatus,
  uptimeText,
} from '../../../domain/operations/dashboard/metric-status'
import { figureText, figureTextOver, type Unit } from '../../../domain/operations/figure-text'
import type { SystemMetrics } from '../../../domain/operations/health/system-metrics'
import { MetricCard, MetricCards } from '../parts/metric-card'
import { sectionPath } from '../paths'

type Card = Parameters<typeof cardTarget>[0]

/** Four cards, each with a link to the section that says more. */
export function SystemCards({ metrics }: { readonly metrics: SystemMetrics }) {
  const { uptime, errorRate, apiResponseTime, activeAlerts } = metrics
  return (
    <MetricCards>
      <MetricCard
        name="System Uptime"
        value={uptimeText(uptime)}
        status={uptimeStatus(uptime)}
        hint={`Last 24 hours. ${limitsText('uptime', 'percent')}`}
        href={hrefOf('uptime')}
      />
      <MetricCard
        name="Error Rate"
        value={figureTextOver(errorRate, FIGURE_LIMITS.errorRate, 'percent')}
        status={errorRateStatus(errorRate)}
        hint={`Last hour. ${limitsText('errorRate', 'percent')}`}
        href={hrefOf('errorRate')}
      />
      <MetricCard
        name="API Response"
        value={figureTextOver(apiResponseTime, FIGURE_LIMITS.apiResponse, 'milliseconds')}
        status={apiResponseStatus(apiResponseTime)}
        hint={`Last hour. ${limitsText('apiResponse', 'milliseconds')}`}
        href={hrefOf('apiResponse')}
      />
      <MetricCard
        name="Active Alerts"
        value={figureText(activeAlerts, 'count')}
        status={activeAlertsStatus(activeAlerts)}
        hint={limitsText('activeAlerts', 'count')}
        href={hrefOf('activeAlerts')}
      />
    </MetricCards>
  )
}

function hrefOf(card: Card): string {
  return sectionPath(cardTarget(card))
}

function limitsText(card: Card, unit: Unit): string {
  const { warning, critical } = CARD_THRESHOLDS[card]
  return `Thresholds ${figureText(warning, unit)} and ${figureText(critical, unit)}`
}
