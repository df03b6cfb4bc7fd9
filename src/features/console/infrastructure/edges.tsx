import { countText } from '../../../domain/operations/figure-text'
import { edgeState, type EdgesAnswer } from '../../../domain/operations/health/edges'
import { ageText } from '../../../domain/time/age'
import { timeText } from '../../../platform/local-time'
import { Panel } from '../parts/panel'
import { EdgeTable } from './edge-table'

/** How changes reach the edges; where there are none, how one is added. */
export function Edges({ status, edges, atMs, nowMs }: EdgesAnswer) {
  if (status === 'none') return <NoEdges />
  if (atMs === undefined || edges.length === 0) {
    return (
      <Panel title="Edges">
        <p>No data: nothing has been counted since the server started.</p>
      </Panel>
    )
  }
  const isOld = status === 'unknown'
  const told = edges.filter((edge) => edgeState(edge) === 'told').length
  const streams = edges.reduce((sum, edge) => sum + (edge.streams ?? 0), 0)
  const summary = isOld
    ? 'Nobody counts'
    : `${told} of ${edges.length} up to date, ${countText(streams, 'stream')}`
  return (
    <Panel title="Edges" aside={summary}>
      <EdgeTable edges={edges} nowMs={nowMs} isOld={isOld} />
      <p>
        {`Counted at ${timeText(atMs)}, ${ageText(atMs, nowMs)}. `}
        {isOld
          ? 'The process that tells edges the changes says nothing any more; start the server anew.'
          : null}
      </p>
    </Panel>
  )
}

function NoEdges() {
  return (
    <Panel title="Edges">
      <p>There are none: this server tells every page by itself, which is enough for 1,000 at once.</p>
      <p>
        To serve more, run <code>npm run edge -- --origin URL --port 8100</code> and start this server with{' '}
        <code>EDGE_URLS</code>, <code>EDGE_SECRET</code> and <code>TRUSTED_PROXY</code>;{' '}
        <code>docs/growing.md</code> says how.
      </p>
    </Panel>
  )
}
