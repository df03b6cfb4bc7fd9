import type { Cancel } from '../platform/timers'
import type { Change, Device, Follow } from './device'
import { createFollowers, type Followers } from './followers'
import { withPatience } from './patient-device'
import { noteFailure } from './note-failure'
import type { Peers } from './peers'
import { createReader } from './read-rows'
import { createRowCache } from './row-cache'
import type { Rows, TableName } from './rows'
import { TABLE_RULES, TABLES } from './table-rules'
import { rowOfThisVersion, latest } from './which-row'
import { createWipedRows } from './wiped-rows'
import { createWriteGuard, type WriteStatus } from './write-status'

/**
 * The tables that the sync writes and the screens follow. No call here fails: rows that the device does not take stay
 * in memory for the life of the page, and every read finds them there.
 */
export interface Storage {
  read<Name extends TableName>(table: Name, key: string): Promise<Rows[Name] | undefined>
  readAll<Name extends TableName>(table: Name): Promise<readonly Rows[Name][]>
  /** Returns at once the row that was found last, so that a screen has it in its first frame. */
  last<Name extends TableName>(table: Name, key: string): Rows[Name] | undefined
  lastAll<Name extends TableName>(table: Name): readonly Rows[Name][]
  /** Writes the row unless a later one is there. */
  save<Name extends TableName>(table: Name, row: Rows[Name]): Promise<void>
  /** Changes all of these rows in one go. */
  change<Name extends TableName>(
    table: Name,
    keys: readonly string[],
    change: Change<Rows[Name]>,
  ): Promise<void>
  remove<Name extends TableName>(table: Name, isGone: (row: Rows[Name]) => boolean): Promise<void>
  readonly follow: Follow
  readonly onChangeInMemory: Followers['onChangeInMemory']
  readonly status: () => WriteStatus
  readonly onStatus: (run: (status: WriteStatus) => void) => Cancel
  /** Uses this device from now on; undefined: the browser has none, and the page's memory is all there is. */
  use(device: Device | undefined): Promise<void>
  /** From now on sends the other tabs the rows that the device does not take, which they would not see otherwise. */
  join(peers: Peers): void
}

export function createStorage(first?: Device): Storage {
  let peers: Peers | undefined
  const memory = { unsaved: createRowCache(), heard: createRowCache(), seen: createRowCache() }
  const { unsaved, heard, seen } = memory
  const followers = createFollowers(() => device?.follow)
  const patiently = (next: Device | undefined) => next && withPatience(next, () => followers.tell())
  let device = patiently(first)
  const guard = createWriteGuard()
  const wiped = createWipedRows(seen, unsaved, () => device, writeUnsaved)
  const { read, readAll, fromDevice, see } = createReader(() => device, memory, wiped)
  if (!first) guard.goWithout()

  async function change<Name extends TableName>(
    table: Name,
    keys: readonly string[],
    make: Change<Rows[Name]>,
  ): Promise<void> {
    const waiting = keys.map((key) => unsaved.get(table, key))
    const target = device
    const isWritten = target !== undefined && (await write(target, () => changeOn(target, table, keys, make)))
    if (isWritten) {
      for (const [index, key] of keys.entries()) {
        wiped.found(table, key)
        forget(table, key, waiting[index])
      }
      setTimeout(() => void writeUnsaved())
    } else await Promise.all(keys.map((key) => changeInMemory(table, key, make)))
    // Dexie's queries do not notice a write that began before Dexie came, even if Dexie is here by now.
    if (!isWritten || !target.follow) followers.tell()
  }

  /** Before Dexie is here, a failure is only logged: Dexie will say what is wrong with the database, if anything is. */
  async function write(target: Device, run: () => Promise<void>): Promise<boolean> {
    if (target.follow) return guard.write(run, () => target.makeRoom())
    try {
      await run()
      return true
    } catch (error) {
      noteFailure('a first write', error)
      return false
    }
  }

  /** Also writes the rows that had to wait in memory. */
  function changeOn<Name extends TableName>(
    target: Device,
    table: Name,
    keys: readonly string[],
    make: Change<Rows[Name]>,
  ): Promise<void> {
    return target.change(table, keys, (stored, key) => {
      if (!stored) wiped.missed(table, key)
      const before = rowOfThisVersion(table, stored)
      const found = latest(table, before, unsaved.get(table, key))
      return make(found, key) ?? (found === before ? undefined : found)
    })
  }

  async function changeInMemory<Name extends TableName>(table: Name, key: string, make: Change<Rows[Name]>) {
    const stored = await fromDevice(table, key)
    const next = make(latest(table, stored, unsaved.get(table, key)), key)
    if (!next) return
    unsaved.set(table, key, see(table, key, next))
    if (device?.follow && TABLE_RULES[table].takenBy === 'nobody') peers?.tell(table, next)
  }

  function hear<Name extends TableName>(table: Name, row: Rows[Name]) {
    const key = TABLE_RULES[table].keyOf(row)
    heard.set(table, key, latest(table, heard.get(table, key), row)!)
    followers.tell()
  }

  /** Drops the waiting row that was written, unless another one has come to wait meanwhile. */
  function forget<Name extends TableName>(table: Name, key: string, written: Rows[Name] | undefined) {
    if (unsaved.get(table, key) === written) unsaved.delete(table, key)
  }

  async function remove<Name extends TableName>(table: Name, isGone: (row: Rows[Name]) => boolean) {
    const keys = (await readAll(table)).filter(isGone).map((row) => TABLE_RULES[table].keyOf(row))
    const waiting = new Map(unsaved.all(table))
    for (const key of keys) {
      unsaved.delete(table, key)
      seen.delete(table, key)
    }
    if (keys.length === 0) return
    const target = device
    // A row that was found may have been replaced by one that is to stay, such as lines for the next user.
    const removed = (stored: Rows[Name] | undefined, key: string) => {
      const row = latest(table, rowOfThisVersion(table, stored), waiting.get(key))
      return row && !isGone(row) ? undefined : null
    }
    if (target) await write(target, () => target.change(table, keys, removed))
    followers.tell()
  }

  async function use(next: Device | undefined): Promise<void> {
    const before = device
    device = patiently(next)
    before?.close()
    if (next) await writeUnsaved()
    else guard.goWithout()
    followers.tell()
  }

  async function writeUnsaved(): Promise<void> {
    for (const table of TABLES) {
      const keys = [...unsaved.all(table).keys()]
      if (keys.length > 0) await change(table, keys, () => undefined)
    }
  }

  return {
    read,
    readAll,
    last: (table, key) => latest(table, seen.get(table, key), unsaved.get(table, key)),
    lastAll: (table) => [...seen.all(table).values()],
    save: (table, row) =>
      change(table, [TABLE_RULES[table].keyOf(row)], (stored) =>
        stored && TABLE_RULES[table].isOlder(row, stored) ? undefined : row,
      ),
    change,
    remove,
    follow: followers.follow,
    onChangeInMemory: followers.onChangeInMemory,
    status: guard.status,
    onStatus: guard.onChange,
    use,
    join(others) {
      peers = others
      others.onTold(hear)
    },
  }
}
