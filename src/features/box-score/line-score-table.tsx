import type { LineScore, LineScoreRow } from '../../domain/box-score/line-score'
import { ScrollTable } from '../../ui/scroll-table'
import styles from './line-score-table.module.css'

/** Points by period or inning. The last column (or R, H and E) holds the totals. */
export function LineScoreTable({ lineScore }: { readonly lineScore: LineScore }) {
  const { columns, away, home } = lineScore
  const sums = columns.includes('R') ? 3 : 1
  return (
    <ScrollTable label="Line score">
      <table className={styles.table} data-line-score="">
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Team</span>
            </th>
            {columns.map((column, index) => (
              <th key={column} scope="col" data-sum={index >= columns.length - sums}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Line row={away} sums={sums} columns={columns} />
          <Line row={home} sums={sums} columns={columns} />
        </tbody>
      </table>
    </ScrollTable>
  )
}

interface LineProps {
  readonly row: LineScoreRow
  readonly sums: number
  readonly columns: readonly string[]
}

function Line({ row, sums, columns }: LineProps) {
  return (
    <tr>
      <th scope="row">{row.team}</th>
      {columns.map((column, index) => (
        <td key={column} data-sum={index >= columns.length - sums}>
          {row.cells[index]}
        </td>
      ))}
    </tr>
  )
}
