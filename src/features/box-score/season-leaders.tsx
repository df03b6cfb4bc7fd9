import type { Leader, LeaderRow } from '../../domain/box-score/season-leaders'
import type { TeamLook } from './comparison'
import styles from './season-leaders.module.css'

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
      <thead>
        <tr>
          <th scope="col">{away.abbreviation}</th>
          <th scope="col">
            <span className="visually-hidden">Figure</span>
          </th>
          <th scope="col">{home.abbreviation}</th>
        </tr>
      </thead>
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
