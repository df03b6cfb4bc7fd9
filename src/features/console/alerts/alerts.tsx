import { useState } from 'react'
import type { KeptAlert } from '../../../domain/operations/alerts/alert'
import { activeAlerts, alertCounts, pastAlerts } from '../../../domain/operations/alerts/alert-list'
import { emptyAlertsText, uncheckedText } from '../../../domain/operations/alerts/alert-texts'
import type { AlertsAnswer } from '../../../domain/operations/alerts/alerts-answer'
import { figureText } from '../../../domain/operations/figure-text'
import { DASHBOARD_LOOP_MS } from '../../../domain/time/intervals'
import { MetricCard, MetricCards } from '../parts/metric-card'
import { Panel } from '../parts/panel'
import { SectionFrame } from '../parts/section-frame'
import { useConsoleData } from '../use-console-data'
import { Acknowledge } from './acknowledge'
import { AlertRow } from './alert-row'
import styles from './alerts.module.css'
import { PastAlerts } from './past-alerts'
import { Thresholds } from './thresholds'

/**
 * Alerts that need an operator, and those of the past. The server checks by itself; a refresh by hand makes it check
 * now.
 */
export function Alerts() {
  const data = useConsoleData((api, byHand) => (byHand ? api.checkAlerts() : api.alerts()), DASHBOARD_LOOP_MS)
  const [asked, setAsked] = useState<KeptAlert>()
  const [result, setResult] = useState<string>()
  return (
    <SectionFrame
      title="Alerts"
      refreshText="Refresh"
      data={data}
      missing={({ alerts, isChecked }) => uncheckedText(activeAlerts(alerts), isChecked)}
    >
      {(answer) => (
        <>
          <p className={styles.result} role="status">
            {result}
          </p>
          <AlertParts
            answer={answer}
            onAcknowledge={(alert) => {
              setResult(undefined)
              setAsked(alert)
            }}
          />
          {asked ? (
            <Acknowledge
              alert={asked}
              onClose={() => setAsked(undefined)}
              onDone={(text) => {
                // By now the operator may have cancelled this dialog and opened that of another alert.
                setAsked((now) => (now?.id === asked.id ? undefined : now))
                setResult(text)
                data.refresh()
              }}
            />
          ) : null}
        </>
      )}
    </SectionFrame>
  )
}

interface Props {
  readonly answer: AlertsAnswer
  readonly onAcknowledge: (alert: KeptAlert) => void
}

function AlertParts({ answer: { alerts, isChecked, figures }, onAcknowledge }: Props) {
  const active = activeAlerts(alerts)
  // Nothing found is a figure only where somebody has looked.
  const counts = active.length > 0 || isChecked ? alertCounts(active) : undefined
  const empty = emptyAlertsText(active, isChecked)
  return (
    <>
      <MetricCards>
        <MetricCard name="Total" value={figureText(counts?.total, 'count')} />
        <MetricCard name="Critical" value={figureText(counts?.critical, 'count')} />
        <MetricCard name="Warnings" value={figureText(counts?.warnings, 'count')} />
      </MetricCards>
      <div className={styles.columns}>
        <Panel title="Active Alerts">
          {empty ? (
            <div className={styles.empty} data-calm={isChecked}>
              <h3>{empty.title}</h3>
              <p>{empty.text}</p>
            </div>
          ) : (
            <ul className={styles.list}>
              {active.map((alert) => (
                <AlertRow key={alert.id} alert={alert} onAcknowledge={() => onAcknowledge(alert)} />
              ))}
            </ul>
          )}
        </Panel>
        <Panel title="Alert Thresholds">
          <Thresholds figures={figures} />
        </Panel>
      </div>
      <PastAlerts alerts={pastAlerts(alerts)} />
    </>
  )
}
