import type { Cancel } from '../platform/timers'
import type { Rows, TableName } from './rows'

/** Tells what a query finds, and again whenever that may have changed. */
export type Follow = <T>(query: () => Promise<T>, tell: (found: T) => void) => Cancel

/** What becomes of a row; undefined: it stays as it is. */
export type Change<Row> = (stored: Row | undefined, key: string) => Row | undefined

/** A database of this device. Everything here may fail; `storage` owns that. */
export interface Device {
  get<Name extends TableName>(table: Name, key: string): Promise<Rows[Name] | undefined>
  all<Name extends TableName>(table: Name): Promise<readonly Rows[Name][]>
  /** All of it or nothing, and nobody writes in between. */
  change<Name extends TableName>(
    table: Name,
    keys: readonly string[],
    change: Change<Rows[Name]>,
  ): Promise<void>
  remove(table: TableName, keys: readonly string[]): Promise<void>
  /** Follows what any tab writes. Absent: what this page writes has to be told by whoever writes it. */
  readonly follow?: Follow
  /** Gives up what can be had again. */
  makeRoom(): Promise<void>
  close(): void
}
