import type { Colour } from '../../../domain/operations/dashboard/metric-colour'
import { figureText } from '../../../domain/operations/figure-text'
import { edgeState, type EdgeFigures, type EdgeState } from '../../../domain/operations/health/edges'
import { ageText } from '../../../domain/time/age'
import { timeText } from '../../../platform/local-time'
import { StateWord } from '../parts/state-word'
import { TableFrame } from '../parts/table-frame'
import { TableHead } from '../parts/table-head'
import { Moment } from '../parts/moment'

const LOOKS: Readonly<Record<EdgeState | 'unknown', { readonly colour: Colour; readonly word: string }>> = {
  told: { colour: 'green', word: 'Up to date' },
  untold: { colour: 'grey', word: 'Never told' },
  partly: { colour: 'amber', word: 'Partly unreachable' },
  behind: { colour: 'amber', word: 'Behind' },
  unreachable: { colour: 'red', word: 'Unreachable' },
  unknown: { colour: 'grey', word: 'Unknown' },
}

interface Props {
  readonly edges: readonly EdgeFigures[]
  /** The server's time when it told these figures. */
  readonly nowMs: number
  /** The figures are too old to describe the present state. */
  readonly isOld: boolean
}

export function EdgeTable({ edges, nowMs, isOld }: Props) {
  return (
    <TableFrame label="Edges">
      <TableHead
        columns={[
          'Edge',
          'Status',
          { number: 'Streams' },
          { number: 'Pushes' },
          { number: 'Failures' },
          { number: 'Lag' },
          'Last Told',
        ]}
      />
      <tbody>
        {edges.map((edge) => (
          <EdgeRow key={edge.name} edge={edge} nowMs={nowMs} state={isOld ? 'unknown' : edgeState(edge)} />
        ))}
      </tbody>
    </TableFrame>
  )
}

interface RowProps {
  readonly edge: EdgeFigures
  readonly nowMs: number
  readonly state: EdgeState | 'unknown'
}

function EdgeRow({ edge, nowMs, state }: RowProps) {
  const { name, streams, silent = [], pushes, failures, lagMs, toldAtMs, behindMs } = edge
  const [first = name, ...sharing] = name.split('|').map(hostOf)
  return (
    <tr data-edge={name} data-state={state}>
      <th scope="row">
        {first}
        {sharing.length > 0 ? <small>{`shares a Redis with ${sharing.join(', ')}`}</small> : null}
      </th>
      <td>
        <StateWord colour={LOOKS[state].colour}>{LOOKS[state].word}</StateWord>
        {state === 'behind' ? <small>{`for ${Math.round(behindMs / 1000)} s`}</small> : null}
        {state === 'partly' ? <small>{silent.map(hostOf).join(', ')}</small> : null}
      </td>
      <td data-number="">{figureText(streams, 'count')}</td>
      <td data-number="">{figureText(pushes, 'count')}</td>
      <td data-number="">{figureText(failures, 'count')}</td>
      <td data-number="">{figureText(toldAtMs === undefined ? undefined : lagMs, 'milliseconds')}</td>
      <td>
        {toldAtMs === undefined ? (
          'Never'
        ) : (
          <Moment ms={toldAtMs}>
            {timeText(toldAtMs)}
            <small>{ageText(toldAtMs, nowMs)}</small>
          </Moment>
        )}
      </td>
    </tr>
  )
}

/** Turns `http://10.0.0.5:8101` into `10.0.0.5:8101`. */
function hostOf(address: string): string {
  return address.replace(/https?:\/\//, '')
}
