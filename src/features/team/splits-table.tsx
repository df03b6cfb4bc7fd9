import type { Split } from '../../domain/teams/team-splits'
import { ScrollTable } from '../../ui/scroll-table'
import styles from './splits-table.module.css'

/** How the team played at home, on the road, and by month. A column without any figure is omitted. */
export function SplitsTable({ splits }: { readonly splits: readonly Split[] }) {
  const hasSpread = splits.some(({ spread }) => spread !== undefined)
  return (
    <ScrollTable label="Splits">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Part</span>
            </th>
            <th scope="col">Games</th>
            <th scope="col">Record</th>
            <th scope="col">Scored</th>
            <th scope="col">Allowed</th>
            {hasSpread ? (
              <th scope="col">
                <abbr title="Against the spread">Spread</abbr>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {splits.map(({ label, games, record, scored, allowed, spread }) => (
            <tr key={label} data-split={label}>
              <th scope="row">{label}</th>
              <td>{games}</td>
              <td>{record}</td>
              <td>{scored}</td>
              <td>{allowed}</td>
              {hasSpread ? <td>{spread ?? '–'}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollTable>
  )
}
