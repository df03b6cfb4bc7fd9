import type { Colour } from '../../../domain/operations/dashboard/metric-colour'
import type { Infrastructure as Facts } from '../../../domain/operations/dashboard/overview'
import type { EdgesAnswer } from '../../../domain/operations/health/edges'
import { figureText } from '../../../domain/operations/figure-text'
import {
  averageResponseMs,
  healthCounts,
  overallHealth,
  type OverallHealth,
} from '../../../domain/operations/health/overall-health'
import { DASHBOARD_POLL_MS } from '../../../domain/time/intervals'
import type { ConsoleAnswer, ConsoleApi } from '../../../sync/console/browser-console'
import { EventList } from '../parts/event-list'
import { MetricCard, MetricCards } from '../parts/metric-card'
import { Panel } from '../parts/panel'
import { SectionFrame } from '../parts/section-frame'
import { StateWord } from '../parts/state-word'
import { useConsoleData } from '../use-console-data'
import { Edges } from './edges'
import { HealthTimeline } from './health-timeline'
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

interface InfrastructureFigures {
  readonly facts: Facts
  readonly edges: EdgesAnswer
}

/** How each scoreboard of the feed answers, and each edge. Refreshed by hand, all scoreboards are asked at once. */
export function Infrastructure() {
  const data = useConsoleData(readInfrastructure, DASHBOARD_POLL_MS)
  return (
    <SectionFrame title="Infrastructure" data={data}>
      {({ facts, edges }, atMs) => <Parts {...facts} edges={edges} atMs={atMs} />}
    </SectionFrame>
  )
}

/** Asks for the edges last: a check of all scoreboards takes a while, and the edges' figures should be new. */
async function readInfrastructure(
  api: ConsoleApi,
  byHand: boolean,
): Promise<ConsoleAnswer<InfrastructureFigures>> {
  const facts = await (byHand ? api.check() : api.infrastructure())
  if (facts.kind !== 'read') return facts
  const edges = await api.edges()
  if (edges.kind !== 'read') return edges
  return { kind: 'read', value: { facts: facts.value, edges: edges.value } }
}

interface PartsProps extends Facts {
  readonly edges: EdgesAnswer
  readonly atMs: number
}

function Parts({ services, events, history, edges, atMs }: PartsProps) {
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
      <HealthTimeline history={history} sports={services.map(({ sport }) => sport)} />
      <Edges {...edges} />
      <Panel title="Recent Infrastructure Events">
        {events.length > 0 ? <EventList events={events} /> : <p>No infrastructure events.</p>}
      </Panel>
    </>
  )
}
