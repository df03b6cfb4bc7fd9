import { apiSummary, emptyApiText } from '../../../domain/operations/api-calls/api-summary'
import { CALL_SPANS, type CallsAnswer } from '../../../domain/operations/api-calls/call-group'
import { DASHBOARD_POLL_MS } from '../../../domain/time/intervals'
import { Choice } from '../parts/choice'
import { Panel } from '../parts/panel'
import { Loading, SectionFrame } from '../parts/section-frame'
import { useConsoleData } from '../use-console-data'
import { useAddressParameters } from '../use-address-parameters'
import { CallCharts } from './call-charts'
import { CallRows } from './call-rows'
import { SlowCalls } from './slow-calls'
import { SummaryCards } from './summary-cards'

const TABS = [
  { value: 'summary', label: 'Summary' },
  { value: 'sport', label: 'By Sport' },
  { value: 'endpoint', label: 'By Endpoint' },
  { value: 'slow', label: 'Slow Calls' },
] as const
type Tab = (typeof TABS)[number]['value']

const SPANS = CALL_SPANS.map(({ hours, label }) => ({ value: String(hours), label }))

/** The calls that the server made to the feed and others; span and tab stand in the address. */
export function ApiCalls() {
  const { read, write } = useAddressParameters()
  const tab = TABS.find(({ value }) => value === read('tab'))?.value ?? 'summary'
  const hours = SPANS.find(({ value }) => value === read('hours'))?.value ?? '24'
  const data = useConsoleData((api, _byHand, asked) => api.calls(Number(asked)), DASHBOARD_POLL_MS, hours)
  return (
    <SectionFrame
      title="API Analytics"
      refreshText="Refresh"
      data={data}
      actions={
        <Choice
          label="Time"
          options={SPANS}
          value={hours}
          onChoose={(value) => write({ hours: value === '24' ? '' : value })}
        />
      }
    >
      {(answer) => (
        <>
          <Choice
            label="View"
            options={TABS}
            value={tab}
            onChoose={(value) => write({ tab: value === 'summary' ? '' : value })}
          />
          {/* The answer of the span before would be read as that of the chosen one. */}
          {data.answered === hours ? <Calls tab={tab} answer={answer} /> : <Loading />}
        </>
      )}
    </SectionFrame>
  )
}

function Calls({ tab, answer }: { readonly tab: Tab; readonly answer: CallsAnswer }) {
  const summary = apiSummary(answer.groups)
  if (!summary) return <Panel title="API Activity">{emptyApiText(summary)}</Panel>
  switch (tab) {
    case 'summary':
      return (
        <>
          <SummaryCards summary={summary} />
          <CallCharts history={answer.history} />
          <CallRows title="By Service" first="Service" rows={summary.byService} />
          <CallRows title="By Endpoint Type" first="Type" rows={summary.byEndpointType} />
          <CallRows title="By Method" first="Method" rows={summary.byMethod} />
        </>
      )
    case 'sport':
      return <CallRows title="By Sport" first="Sport" rows={summary.bySport} />
    case 'endpoint':
      return <CallRows title="Top Endpoints" first="Endpoint" rows={summary.topEndpoints} />
    case 'slow':
      return <SlowCalls summary={summary} calls={answer.slowest} />
  }
}
