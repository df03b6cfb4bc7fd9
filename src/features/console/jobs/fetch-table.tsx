import type { Colour } from '../../../domain/operations/dashboard/metric-colour'
import type { JobsAnswer } from '../../../domain/operations/jobs/jobs-answer'
import type { ScheduleStatus } from '../../../domain/operations/odds-schedule/schedule'
import { Moment } from '../parts/moment'
import { Panel } from '../parts/panel'
import { StateWord } from '../parts/state-word'
import { TableFrame } from '../parts/table-frame'
import { TableHead } from '../parts/table-head'

const LOOKS: Readonly<Record<ScheduleStatus, { readonly colour: Colour; readonly word: string }>> = {
  scheduled: { colour: 'grey', word: 'Scheduled' },
  fetching: { colour: 'amber', word: 'Fetching' },
  fetched: { colour: 'green', word: 'Fetched' },
  failed: { colour: 'red', word: 'Failed' },
}

/** The final odds of each game are fetched a quarter of an hour before it starts. */
export function FetchTable({ fetches, counts }: Pick<JobsAnswer, 'fetches' | 'counts'>) {
  const summary = `${counts.scheduled} scheduled, ${counts.fetched} fetched, ${counts.failed} failed`
  return (
    <Panel title="Pregame Odds Schedule" aside={summary}>
      {fetches.length === 0 ? (
        <p>No games with odds in the next seven days.</p>
      ) : (
        <TableFrame label="Pregame Odds Schedule">
          <TableHead columns={['Game', 'Status', 'Fetch at', 'Starts']} />
          <tbody>
            {fetches.map((row) => (
              <tr key={row.id} data-status={row.status}>
                <th scope="row">
                  {`${row.away_team} @ ${row.home_team}`}
                  <small>{row.sport}</small>
                </th>
                <td>
                  <StateWord colour={LOOKS[row.status].colour}>{LOOKS[row.status].word}</StateWord>
                </td>
                <td>
                  <Moment ms={row.scheduled_fetch_time} />
                </td>
                <td>
                  <Moment ms={row.game_start_time} />
                </td>
              </tr>
            ))}
          </tbody>
        </TableFrame>
      )}
    </Panel>
  )
}
