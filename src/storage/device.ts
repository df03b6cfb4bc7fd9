import type { Cancel } from '../platform/timers'
import type { Rows, TableName } from './rows'

/** Calls `tell` with what a query finds, and again whenever that may have changed. */
export type Follow = <T>(query: () => Promise<T>, tell: (found: T) => void) => Cancel

/** Returns the new row; undefined leaves the row as it is. */
export type Change<Row> = (stored: Row | undefined, key: string) => Row | undefined

/** The same, and `null` deletes the row. */
type ChangeOrDelete<Row> = (stored: Row | undefined, key: string) => Row | null | undefined

/** A database of this device. Everything here may fail; `storage` handles that. */
export interface Device {
  get<Name extends TableName>(table: Name, key: string): Promise<Rows[Name] | undefined>
  all<Name extends TableName>(table: Name): Promise<readonly Rows[Name][]>
  /** Writes all of these rows or none, and nobody writes in between. */
  change<Name extends TableName>(
    table: Name,
    keys: readonly string[],
    change: ChangeOrDelete<Rows[Name]>,
  ): Promise<void>
  /** Follows what any tab writes. If absent, the code that writes must notify this page's followers itself. */
  readonly follow?: Follow
  /** Deletes what can be fetched again. */
  makeRoom(): Promise<void>
  close(): void
}
