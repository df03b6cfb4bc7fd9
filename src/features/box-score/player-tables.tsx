import { useDeferredValue, useState } from 'react'
import type { PlayerTable, PlayerRow } from '../../domain/box-score/player-table'
import type { TeamLook } from './comparison'
import styles from './player-tables.module.css'
import { ChoiceBar } from '../../ui/choice-bar'
import { distinctKeys } from '../../ui/distinct-keys'
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
  const titles = distinctKeys(tables[shown].map(({ title }) => title))
  return (
    <div className={styles.players}>
      <ChoiceBar
        label="Team"
        choices={SIDES}
        chosen={side}
        textOf={(one) => teams[one].abbreviation}
        onChoose={setSide}
      />
      {tables[shown].map((table, index) => (
        <Players key={`${shown} ${titles[index]}`} table={table} />
      ))}
      {tables[shown].length === 0 ? <p className={styles.none}>No player stats yet.</p> : null}
    </div>
  )
}

function Players({ table }: { readonly table: PlayerTable }) {
  const { title, labels, rows, totals, didNotPlay } = table
  const columns = distinctKeys(labels)
  const keys = distinctKeys(rows.map(({ id, name }) => id || name))
  return (
    <section>
      <ScrollTable label={title}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{title}</th>
              {labels.map((label, index) => (
                <th key={columns[index]} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <Player key={keys[index]} row={row} columns={columns} />
            ))}
          </tbody>
          {totals ? (
            <tfoot>
              <Player row={{ name: 'Team', stats: totals }} columns={columns} />
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

interface PlayerProps {
  readonly row: Omit<PlayerRow, 'id'>
  readonly columns: readonly string[]
}

function Player({ row, columns }: PlayerProps) {
  return (
    <tr>
      <th scope="row">
        {row.name}
        {row.footnote ? <span className={styles.footnote}>{row.footnote}</span> : null}
      </th>
      {columns.map((column, index) => (
        <td key={column}>{row.stats[index]}</td>
      ))}
    </tr>
  )
}
