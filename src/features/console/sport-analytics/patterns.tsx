import { distribution, emptyDistributionText } from '../../../domain/operations/audience/distribution'
import {
  hourText,
  usersText,
  weekdayText,
  type EngagementPattern,
} from '../../../domain/operations/audience/engagement-patterns'
import type { SportAnalytic } from '../../../domain/operations/audience/sport-analytic'
import { Panel } from '../parts/panel'
import { ShareBars } from '../parts/share-bars'
import { TableFrame } from '../parts/table-frame'
import { TableHead } from '../parts/table-head'

interface Props {
  readonly patterns: readonly EngagementPattern[]
  readonly sports: readonly SportAnalytic[]
}

/** When people come, and what share of them each league has. */
export function Patterns({ patterns, sports }: Props) {
  const used = sports.filter(({ totalUsers }) => totalUsers > 0)
  const shares = distribution(used.map(({ sport, totalUsers }) => ({ name: sport, users: totalUsers })))
  return (
    <>
      <Panel title="Engagement Patterns" aside="Top 10, Eastern time">
        {patterns.length === 0 ? (
          <p>No sessions within 30 days.</p>
        ) : (
          <TableFrame label="Engagement Patterns">
            <TableHead columns={['Sport', 'Day', 'Hour', { number: 'Users' }]} />
            <tbody>
              {patterns.map(({ sport, dayOfWeek, hour, userCount }) => (
                <tr key={`${sport} ${dayOfWeek} ${hour}`}>
                  <th scope="row">{sport}</th>
                  <td>{weekdayText(dayOfWeek)}</td>
                  <td>{hourText(hour)}</td>
                  <td data-number="">{usersText(userCount)}</td>
                </tr>
              ))}
            </tbody>
          </TableFrame>
        )}
      </Panel>
      <Panel title="Sport Distribution" aside="30 days">
        {shares.length > 0 ? <ShareBars shares={shares} /> : <p>{emptyDistributionText(shares)}</p>}
      </Panel>
    </>
  )
}
