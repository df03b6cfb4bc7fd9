import { firstRevision } from '../../../src/domain/board/revision'

/**
 * The epoch of all boards: new at the first start, and when the database turns out to be a restored one, so that
 * nobody takes an old board for a newer one. A restored database is known by a mark: it stands in the database and in
 * a file beside it that no backup holds. After each backup it is changed, so a backup's mark is never the current one;
 * the file's inode is part of it, so a copy of the whole folder has another one too. The kernel's boot id is part of it
 * as well: a power cut takes the last saves along, since PocketBase does not wait for the disk. A crash between writing
 * the two places costs no more than a new epoch.
 */

/** Left out of every backup. */
export const MARK_FILE = 'epoch-mark'

/** All collections with revisions: those that announce them, and the whole documents, which have them too. */
const BOARDS = [
  { announced: 'boards', documents: 'board_documents' },
  { announced: 'odds_boards', documents: 'odds_board_documents' },
]

/** Linux makes a new one at each start of the machine; other systems have no such file. */
const BOOT_ID = '/proc/sys/kernel/random/boot_id'

const KEY = 'epoch'
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** Never call this inside a transaction: the first call after a start may have to write. */
export function epochNow(): string {
  const known = $app.store().get(KEY) as string | null
  return known ?? settleEpoch()
}

/** Decides once per start whether the epoch goes on. The transaction lets only one decide. */
export function settleEpoch(): string {
  let epoch = ''
  $app.runInTransaction((tx) => {
    epoch = (tx.store().get(KEY) as string | null) ?? keepOrBeginEpoch(tx)
  })
  $app.store().set(KEY, epoch)
  return epoch
}

/** Called after each backup: from now on the backup's mark is an old one. */
export function renewMark(): void {
  const mark = writeMark()
  $app.runInTransaction((tx) => {
    const row = savedRow(tx)
    row?.set('mark', mark)
    if (row) tx.save(row)
  })
}

function keepOrBeginEpoch(tx: CoreApp): string {
  const row = savedRow(tx)
  const mark = readMark()
  return row && mark && row.getString('mark') === mark ? row.getString('epoch') : beginEpoch(tx, row)
}

function beginEpoch(tx: CoreApp, saved: core.Record | undefined): string {
  const epoch = $security.randomStringWithAlphabet(8, LETTERS)
  const row = saved ?? new Record(tx.findCollectionByNameOrId('server_epoch'))
  row.set('epoch', epoch)
  row.set('mark', writeMark())
  tx.save(row)
  restartRevisions(tx, epoch)
  return epoch
}

/** Existing boards keep their content and begin the new epoch with it. */
function restartRevisions(tx: CoreApp, epoch: string): void {
  const rev = firstRevision(epoch)
  for (const { announced, documents } of BOARDS.filter((kind) => tx.hasTable(kind.documents))) {
    for (const record of tx.findAllRecords(documents)) {
      const board = JSON.parse(record!.getString('document')) as object
      record!.set('document', JSON.stringify({ ...board, rev }))
      tx.save(record!)
    }
    for (const record of tx.findAllRecords(announced)) {
      record!.set('rev', rev)
      record!.set('delta', null)
      tx.save(record!)
    }
  }
}

function savedRow(tx: CoreApp): core.Record | undefined {
  return tx.findAllRecords('server_epoch')[0] ?? undefined
}

/** Empty when there is no file that could be read, which equals no mark that was ever saved. */
function readMark(): string {
  const path = `${$app.dataDir()}/${MARK_FILE}`
  try {
    const { ino } = ($os.stat(path).sys() ?? {}) as { readonly ino?: number }
    return `${toString($os.readFile(path))}:${ino ?? ''}:${bootId()}`
  } catch {
    return ''
  }
}

function bootId(): string {
  try {
    return toString($os.readFile(BOOT_ID)).trim()
  } catch {
    return ''
  }
}

/** Where the file cannot be written, each start begins a new epoch: more snapshots, but never a wrong board. */
function writeMark(): string {
  const path = `${$app.dataDir()}/${MARK_FILE}`
  try {
    $os.writeFile(path, $security.randomStringWithAlphabet(16, LETTERS), 0o600 as unknown as os.FileMode)
  } catch (error) {
    $app
      .logger()
      .error('The mark of the data folder could not be written', 'path', path, 'error', String(error))
  }
  return readMark()
}
