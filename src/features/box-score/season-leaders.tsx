import type { Leader, LeaderRow } from '../../domain/box-score/season-leaders'
import type { TeamLook } from './comparison'
import styles from './season-leaders.module.css'
import { TeamsHead } from './teams-head'

interface Props {
  readonly rows: readonly LeaderRow[]
  readonly away: TeamLook
  readonly home: TeamLook
}

/** The players to watch: the best of both teams, with the statistic's name between them. */
export function SeasonLeaders({ rows, away, home }: Props) {
  return (
    <table className={styles.table}>
      <caption>Leaders</caption>
      <TeamsHead away={away} home={home} middle="Figure" />
      <tbody>
        {rows.map((row) => (
          <tr key={row.kind}>
            <LeaderCell leader={row.away} />
            <th scope="row">{row.kind}</th>
            <LeaderCell leader={row.home} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function LeaderCell({ leader }: { readonly leader: Leader | undefined }) {
  if (!leader) return <td>–</td>
  return (
    <td>
      <strong>{leader.name}</strong>
      <span>{leader.figure}</span>
    </td>
  )
}
