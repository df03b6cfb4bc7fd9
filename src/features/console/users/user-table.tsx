import { columnLabel, columnText, type UserColumn } from '../../../domain/operations/directory/user-columns'
import { roleBadge } from '../../../domain/operations/directory/role-badge'
import type { UserRow } from '../../../domain/operations/directory/user-row'
import type { UserSort } from '../../../domain/operations/directory/user-sort'
import { dayText, fullMomentText, timeText } from '../../../platform/local-time'
import { StateWord } from '../parts/state-word'
import { TableFrame } from '../parts/table-frame'
import styles from './user-table.module.css'

interface Props {
  readonly rows: readonly UserRow[]
  readonly columns: readonly UserColumn[]
  readonly sort: UserSort
  readonly onSort: (column: UserColumn) => void
  readonly onEdit: (user: UserRow) => void
}

export function UserTable({ rows, columns, sort, onSort, onEdit }: Props) {
  return (
    <TableFrame label="Users">
      <thead>
        <tr>
          {columns.map((column) => {
            const direction = sort.direction !== 'none' && sort.column === column ? sort.direction : 'none'
            return (
              <th key={column} scope="col" aria-sort={direction}>
                <button type="button" className={styles.sort} onClick={() => onSort(column)}>
                  {columnLabel(column)}
                  <span aria-hidden="true">{ARROWS[direction]}</span>
                </button>
              </th>
            )
          })}
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} data-user={row.id}>
            {columns.map((column) => (
              <td key={column}>
                <Cell row={row} column={column} />
              </td>
            ))}
            <td>
              <button
                type="button"
                className={styles.edit}
                aria-label={`Edit ${nameOf(row)}`}
                onClick={() => onEdit(row)}
              >
                Edit
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  )
}

const ARROWS = { ascending: ' ↑', descending: ' ↓', none: '' } as const

function Cell({ row, column }: { readonly row: UserRow; readonly column: UserColumn }) {
  switch (column) {
    case 'active':
      return <StateWord colour={row.active ? 'green' : 'grey'}>{columnText(row, column)}</StateWord>
    case 'role': {
      const { text, colour } = roleBadge(row.role)
      return (
        <span className={styles.role} data-colour={colour}>
          {text}
        </span>
      )
    }
    case 'lastActive':
      return row.lastActive === undefined ? columnText(row, column) : <Moment ms={row.lastActive} />
    case 'verified':
    case 'firstName':
    case 'lastName':
    case 'email':
      return columnText(row, column)
  }
}

function Moment({ ms }: { readonly ms: number }) {
  return (
    <time dateTime={new Date(ms).toISOString()} title={fullMomentText(ms)}>
      {`${dayText(ms)}, ${timeText(ms)}`}
    </time>
  )
}

function nameOf({ firstName, lastName, email }: UserRow): string {
  return [firstName, lastName].join(' ').trim() || email || 'user'
}
