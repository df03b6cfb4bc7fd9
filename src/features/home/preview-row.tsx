import { useLastChange } from '../../state/use-last-change'
import { TeamMark } from '../../ui/team-mark'
import type { PreviewLine } from './preview-rows'
import styles from './home-screen.module.css'

export function PreviewRow({ row }: { readonly row: PreviewLine }) {
  return (
    <span className={styles.row} data-live={row.live}>
      <span className={styles.sides}>
        {row.sides.map(({ name, value, won, mark }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- both places may still wait for a team
          <span key={index} className={styles.side} data-won={won}>
            {mark ? <TeamMark monogram={name} image={mark.logo} color={mark.color} /> : null}
            <span className={styles.name}>{name}</span>
            <span className={styles.value}>{value}</span>
          </span>
        ))}
      </span>
      <span className={styles.status}>
        {row.status}
        {row.stuckSince === undefined ? null : <LastChange at={row.stuckSince} />}
      </span>
    </span>
  )
}

function LastChange({ at }: { readonly at: string }) {
  return <span className={styles.change}>{useLastChange(at)}</span>
}
