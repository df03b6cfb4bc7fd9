import { useDeferredValue } from 'react'
import { fileName } from '../../../domain/operations/file-name'
import { userCsv } from '../../../domain/operations/directory/user-csv'
import { USER_COLUMNS } from '../../../domain/operations/directory/user-columns'
import type { UserRow } from '../../../domain/operations/directory/user-row'
import { emptyUsersText, filterUsers } from '../../../domain/operations/directory/user-search'
import { nextSort, sortUsers } from '../../../domain/operations/directory/user-sort'
import { productNow } from '../../../platform/clock'
import { saveFile } from '../../../platform/save-file'
import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icon'
import { Panel } from '../parts/panel'
import { useAddressParameters } from '../use-address-parameters'
import { DirectoryTools } from './directory-tools'
import {
  hiddenColumns,
  pageInAddress,
  readFilter,
  readPage,
  readSort,
  sortInAddress,
} from './directory-in-address'
import styles from './directory.module.css'
import { UserTable, type UserActions } from './user-table'

/** Nobody reads more rows at once, and a page of ten thousand would take seconds to draw. */
const ROWS_A_PAGE = 50

interface Props {
  readonly rows: readonly UserRow[]
  readonly actions: UserActions | undefined
}

/** The address holds search, sorting and hidden columns. The export contains all pages. */
export function Directory({ rows, actions }: Props) {
  const { read, write } = useAddressParameters()
  const filter = readFilter(read)
  const query = useDeferredValue(filter.query)
  const sort = readSort(read)
  const hidden = hiddenColumns(read)
  const columns = USER_COLUMNS.map(({ id }) => id).filter((id) => !hidden.includes(id))
  const found = sortUsers(filterUsers(rows, { ...filter, query }), sort)
  const pages = Math.max(1, Math.ceil(found.length / ROWS_A_PAGE))
  const shownPage = Math.min(readPage(read), pages - 1)
  const from = shownPage * ROWS_A_PAGE
  const shown = found.slice(from, from + ROWS_A_PAGE)
  /** Another list begins with its first page. */
  const change = (changes: Readonly<Record<string, string>>) => write({ ...changes, ...pageInAddress(0) })
  const turnTo = (page: number) => write(pageInAddress(page))
  return (
    <Panel
      title="User Directory"
      aside={
        <Button disabled={found.length === 0} onPress={() => save(userCsv(found, columns))}>
          <Icon name="install" />
          Export CSV
        </Button>
      }
    >
      <DirectoryTools filter={filter} hidden={hidden} onChoose={change} />
      {emptyUsersText(found) ? (
        <p className={styles.empty}>{emptyUsersText(found)}</p>
      ) : (
        <UserTable
          rows={shown}
          columns={columns}
          sort={sort}
          onSort={(column) => change(sortInAddress(nextSort(sort, column)))}
          actions={actions}
        />
      )}
      <div className={styles.pager}>
        <p role="status">{countText(from, shown.length, found.length)}</p>
        {pages > 1 ? (
          <div className={styles.buttons}>
            <Button disabled={shownPage === 0} onPress={() => turnTo(shownPage - 1)}>
              Previous
            </Button>
            <Button disabled={shownPage === pages - 1} onPress={() => turnTo(shownPage + 1)}>
              Next
            </Button>
          </div>
        ) : null}
      </div>
    </Panel>
  )
}

function save(csv: string): void {
  saveFile(fileName('users', 'csv', productNow()), 'text/csv;charset=utf-8', csv)
}

function countText(from: number, shown: number, found: number): string {
  const all = found.toLocaleString('en-US')
  if (found <= shown) return found === 1 ? '1 user' : `${all} users`
  return `${(from + 1).toLocaleString('en-US')} to ${(from + shown).toLocaleString('en-US')} of ${all} users`
}
