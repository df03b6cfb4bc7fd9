import { useDeferredValue, useState } from 'react'
import type { PlayerTable, PlayerRow } from '../../domain/box-score/player-table'
import type { TeamLook } from './comparison'
import styles from './player-tables.module.css'
import { ChoiceBar } from '../../ui/choice-bar'
import { ScrollTable } from '../../ui/scroll-table'

interface Props {
  readonly tables: { readonly away: readonly PlayerTable[]; readonly home: readonly PlayerTable[] }
  readonly away: TeamLook
  readonly home: TeamLook
}

const SIDES = ['away', 'home'] as const

/** Every player's figures, one team at a time. */
export function PlayerTables({ tables, ...teams }: Props) {
  const [side, setSide] = useState<(typeof SIDES)[number]>('away')
  const shown = useDeferredValue(side)
  return (
    <div className={styles.players}>
      <ChoiceBar
        label="Team"
        choices={SIDES}
        chosen={side}
        textOf={(one) => teams[one].abbreviation}
        onChoose={setSide}
      />
      {tables[shown].map((table) => (
        <Players key={`${shown} ${table.title}`} table={table} />
      ))}
      {tables[shown].length === 0 ? <p className={styles.none}>No player stats yet.</p> : null}
    </div>
  )
}

function Players({ table }: { readonly table: PlayerTable }) {
  const { title, labels, rows, totals, didNotPlay } = table
  return (
    <section>
      <ScrollTable label={title}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{title}</th>
              {labels.map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Player key={row.id} row={row} labels={labels} />
            ))}
          </tbody>
          {totals ? (
            <tfoot>
              <Player row={{ id: 'totals', name: 'Team', stats: totals }} labels={labels} />
            </tfoot>
          ) : null}
        </table>
      </ScrollTable>
      {didNotPlay.length > 0 ? (
        <p className={styles.absent}>
          <strong>Did not play:</strong>{' '}
          {didNotPlay.map(({ name, reason }) => (reason ? `${name} (${reason})` : name)).join(', ')}
        </p>
      ) : null}
    </section>
  )
}

function Player({ row, labels }: { readonly row: PlayerRow; readonly labels: readonly string[] }) {
  return (
    <tr>
      <th scope="row">
        {row.name}
        {row.footnote ? <span className={styles.footnote}>{row.footnote}</span> : null}
      </th>
      {labels.map((label, index) => (
        <td key={label}>{row.stats[index]}</td>
      ))}
    </tr>
  )
}
