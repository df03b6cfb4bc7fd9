import type { Colour } from '../../../domain/operations/dashboard/metric-colour'
import type { Infrastructure as Facts } from '../../../domain/operations/dashboard/overview'
import { figureText } from '../../../domain/operations/figure-text'
import {
  averageResponseMs,
  healthCounts,
  overallHealth,
  type OverallHealth,
} from '../../../domain/operations/health/overall-health'
import { DASHBOARD_POLL_MS } from '../../../domain/time/intervals'
import { EventList } from '../parts/event-list'
import { MetricCard, MetricCards } from '../parts/metric-card'
import { Panel } from '../parts/panel'
import { SectionFrame } from '../parts/section-frame'
import { StateWord } from '../parts/state-word'
import { useConsoleData } from '../use-console-data'
import { ServiceTable } from './service-table'

const COLOURS: Readonly<Record<OverallHealth, Colour>> = {
  healthy: 'green',
  degraded: 'amber',
  outage: 'red',
}
const WORDS: Readonly<Record<OverallHealth, string>> = {
  healthy: 'Healthy',
  degraded: 'Degraded',
  outage: 'Outage',
}

/** How each scoreboard of the feed answers. Refreshed by hand, all of them are asked at once. */
export function Infrastructure() {
  const data = useConsoleData(
    (api, byHand) => (byHand ? api.check() : api.infrastructure()),
    DASHBOARD_POLL_MS,
  )
  return (
    <SectionFrame title="Infrastructure" data={data}>
      {(facts, atMs) => <Services {...facts} atMs={atMs} />}
    </SectionFrame>
  )
}

function Services({ services, events, atMs }: Facts & { readonly atMs: number }) {
  const overall = overallHealth(services)
  const counts = healthCounts(services)
  return (
    <>
      <MetricCards>
        <MetricCard name="Healthy" value={figureText(counts.healthy, 'count')} />
        <MetricCard name="Degraded" value={figureText(counts.degraded, 'count')} />
        <MetricCard name="Down" value={figureText(counts.down, 'count')} />
        <MetricCard name="Avg Response" value={figureText(averageResponseMs(services), 'milliseconds')} />
      </MetricCards>
      <Panel title="Services" aside={<StateWord colour={COLOURS[overall]}>{WORDS[overall]}</StateWord>}>
        <ServiceTable services={services} nowMs={atMs} />
      </Panel>
      <Panel title="Recent Infrastructure Events">
        {events.length > 0 ? <EventList events={events} /> : <p>No infrastructure events.</p>}
      </Panel>
    </>
  )
}
