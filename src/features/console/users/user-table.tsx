import { columnLabel, columnText, type UserColumn } from '../../../domain/operations/directory/user-columns'
import { roleBadge } from '../../../domain/operations/directory/role-badge'
import type { UserRow } from '../../../domain/operations/directory/user-row'
import type { UserSort } from '../../../domain/operations/directory/user-sort'
import { Moment } from '../parts/moment'
import { PersonText } from '../parts/person-text'
import { StateWord } from '../parts/state-word'
import { TableFrame } from '../parts/table-frame'
import { nameOfUser } from './name-of-user'
import styles from './user-table.module.css'

export interface UserActions {
  readonly onEdit: (user: UserRow) => void
  readonly onEnd: (user: UserRow) => void
}

interface Props {
  readonly rows: readonly UserRow[]
  readonly columns: readonly UserColumn[]
  readonly sort: UserSort
  readonly onSort: (column: UserColumn) => void
  /** Absent for operators who may not manage users. */
  readonly actions: UserActions | undefined
}

export function UserTable({ rows, columns, sort, onSort, actions }: Props) {
  const naming = columns.find((column) => NAMING.includes(column))
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
          {actions ? (
            <th scope="col" className={styles.actions}>
              Actions
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} data-user={row.id}>
            {columns.map((column) =>
              column === naming ? (
                <th key={column} scope="row">
                  <Cell row={row} column={column} />
                </th>
              ) : (
                <td key={column}>
                  <Cell row={row} column={column} />
                </td>
              ),
            )}
            {actions ? (
              <td className={styles.actions}>
                <button
                  type="button"
                  className={styles.edit}
                  aria-label={`Edit ${nameOfUser(row)}`}
                  onClick={() => actions.onEdit(row)}
                >
                  Edit
                </button>
                <button
                  type="button"
                  className={styles.edit}
                  aria-label={`End sessions of ${nameOfUser(row)}`}
                  onClick={() => actions.onEnd(row)}
                >
                  End sessions
                </button>
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  )
}

/** The first of these that is shown says whose row it is. */
const NAMING: readonly UserColumn[] = ['firstName', 'lastName', 'email']

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
      return columnText(row, column)
    case 'firstName':
    case 'lastName':
    case 'email':
      return <PersonText>{columnText(row, column)}</PersonText>
  }
}
