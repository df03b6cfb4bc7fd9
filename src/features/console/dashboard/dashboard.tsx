import { criticalEvents } from '../../../domain/operations/dashboard/critical-events'
import { uncountedText } from '../../../domain/operations/audience/uncounted'
import type { Overview } from '../../../domain/operations/dashboard/overview'
import { figureText } from '../../../domain/operations/figure-text'
import { DASHBOARD_LOOP_MS } from '../../../domain/time/intervals'
import { EventList } from '../parts/event-list'
import { MetricCard, MetricCards } from '../parts/metric-card'
import { Panel } from '../parts/panel'
import { SectionFrame } from '../parts/section-frame'
import { useConsoleData } from '../use-console-data'
import styles from './dashboard.module.css'
import { ServiceRows } from './service-rows'
import { SystemCards } from './system-cards'
import { SystemStatus } from './system-status'

export function Dashboard() {
  const data = useConsoleData((api) => api.overview(), DASHBOARD_LOOP_MS)
  return (
    <SectionFrame title="Dashboard" data={data} missing={({ people }) => uncountedText(people.uncounted)}>
      {(overview) => <OverviewParts {...overview} />}
    </SectionFrame>
  )
}

function OverviewParts({ metrics, people, troubles }: Overview) {
  const events = criticalEvents(troubles)
  return (
    <>
      <SystemStatus metrics={metrics} />
      <SystemCards metrics={metrics} />
      <div className={styles.columns}>
        <Panel title="Service Health">
          <ServiceRows metrics={metrics} />
        </Panel>
        <Panel title="User Activity">
          <MetricCards isInner>
            <MetricCard name="Active Sessions" value={figureText(people.activeSessions, 'count')} />
            <MetricCard name="Active Users" value={figureText(people.activeUsers, 'count')} />
            <MetricCard name="Total Users" value={figureText(people.totalUsers, 'count')} />
            <MetricCard name="Avg Session" value={figureText(people.averageSession, 'minutes')} />
          </MetricCards>
        </Panel>
      </div>
      {events.length > 0 ? (
        <Panel title="Recent Critical Events">
          <EventList events={events} />
        </Panel>
      ) : null}
    </>
  )
}
