import {
  engagementLabel,
  hasTrophy,
  powerUserName,
  powerUsersHeader,
} from '../../../domain/operations/audience/power-user-texts'
import type { PowerUser } from '../../../domain/operations/audience/power-users'
import { figureText } from '../../../domain/operations/figure-text'
import { Panel } from '../parts/panel'
import { PersonText } from '../parts/person-text'
import { TableFrame } from '../parts/table-frame'
import { TableHead } from '../parts/table-head'
import styles from './sport-analytics.module.css'

interface Props {
  readonly users: readonly PowerUser[]
  readonly sport?: string
}

export function PowerUsers({ users, sport }: Props) {
  return (
    <Panel title="Power Users" aside={powerUsersHeader(users.length, sport)}>
      {users.length === 0 ? (
        <p>Nobody came 5 times or more within 30 days.</p>
      ) : (
        <TableFrame label="Power Users">
          <TableHead
            columns={[
              'Rank',
              'User',
              'Favorite',
              { number: 'Sports' },
              { number: 'Sessions' },
              { number: 'Minutes' },
              'Level',
            ]}
          />
          <tbody>
            {users.map((user, index) => (
              <tr key={user.userId} data-user={user.userId}>
                <td>
                  {index + 1}
                  {hasTrophy(index + 1) ? <Trophy /> : null}
                </td>
                <th scope="row">
                  <PersonText>{powerUserName(user)}</PersonText>
                </th>
                <td>{user.favoriteSport}</td>
                <td data-number="">{user.sportsUsed}</td>
                <td data-number="">{figureText(user.totalSessions, 'count')}</td>
                <td data-number="">{figureText(user.totalTimeSpent, 'count')}</td>
                <td>{engagementLabel(user.engagementLevel)}</td>
              </tr>
            ))}
          </tbody>
        </TableFrame>
      )}
    </Panel>
  )
}

function Trophy() {
  return (
    <span className={styles.trophy} role="img" aria-label="Trophy">
      🏆
    </span>
  )
}
