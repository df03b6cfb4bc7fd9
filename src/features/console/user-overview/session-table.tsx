import { ALL_SPORTS, leagueTitle } from '../../../domain/league'
import { figureText, inThousands } from '../../../domain/operations/figure-text'
import { cellText } from '../../../domain/operations/directory/user-row'
import type { ActiveSession } from '../../../domain/operations/sessions/active-session'
import { lastActivityColour, lastActivityText } from '../../../domain/operations/sessions/last-activity'
import { emptySessionsText } from '../../../domain/operations/sessions/track-activity'
import { MINUTE_MS } from '../../../domain/time/intervals'
import { Panel } from '../parts/panel'
import { PersonText } from '../parts/person-text'
import { StateWord } from '../parts/state-word'
import { TableFrame } from '../parts/table-frame'
import { TableHead } from '../parts/table-head'

interface Props {
  /** The latest sessions; `count` says how many there are in total. */
  readonly sessions: readonly ActiveSession[]
  readonly count: number
  readonly nowMs: number
}

export function SessionTable({ sessions, count, nowMs }: Props) {
  const aside =
    count > sessions.length ? `The latest ${sessions.length} of ${inThousands(count)}` : String(count)
  return (
    <Panel title="Active User Sessions" aside={aside}>
      {emptySessionsText(sessions) ? (
        <p>{emptySessionsText(sessions)}</p>
      ) : (
        <TableFrame label="Active User Sessions">
          <TableHead columns={['First', 'Last', 'Email', 'Sport', 'Duration', 'Device', 'Last Activity']} />
          <tbody>
            {sessions.map((session) => (
              <tr key={session.id} data-session={session.id}>
                <th scope="row">
                  <PersonText>{cellText(session.firstName)}</PersonText>
                </th>
                <td>
                  <PersonText>{cellText(session.lastName)}</PersonText>
                </td>
                <td>
                  <PersonText>{cellText(session.userEmail)}</PersonText>
                </td>
                <td>{sportText(session.currentSport)}</td>
                <td>{figureText((session.lastActivity - session.sessionStart) / MINUTE_MS, 'minutes')}</td>
                <td>
                  {session.deviceType}
                  <small>{`${session.deviceInfo.browser}, ${session.deviceInfo.os}`}</small>
                </td>
                <td>
                  <StateWord colour={lastActivityColour(session.lastActivity, nowMs)}>
                    {lastActivityText(session.lastActivity, nowMs)}
                  </StateWord>
                </td>
              </tr>
            ))}
          </tbody>
        </TableFrame>
      )}
    </Panel>
  )
}

/** Rows call a league as the specification does: `RYDER_CUP`. */
function sportText(stored: string): string {
  const sport = ALL_SPORTS.find((known) => known === stored)
  return sport ? leagueTitle(sport) : cellText(stored)
}
