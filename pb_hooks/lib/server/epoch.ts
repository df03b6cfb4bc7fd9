import { firstRevision } from '../../../src/domain/revision'

/**
 * The epoch of all boards: new at the first start, and when the database turns out to be a restored one, so that
 * nobody takes an old board for a newer one. A restored database is known by a mark: it stands in the database and in
 * a file beside it that no backup holds. After each backup it is changed, so a backup's mark is never the current one;
 * the file's inode is part of it, so a copy of the whole folder has another one too. A crash between writing the two
 * places costs no more than a new epoch.
 */

/** Left out of every backup. */
export const MARK_FILE = 'epoch-mark'

const KEY = 'epoch'
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** Not to be asked inside a transaction: the first to ask after a start may have to write. */
export function epochNow(): string {
  const known = $app.store().get(KEY) as string | null
  return known ?? settleEpoch()
}

/** Decides once per start whether the epoch goes on. The transaction lets only one decide. */
export function settleEpoch(): string {
  let epoch = ''
  $app.runInTransaction((tx) => {
    epoch = (tx.store().get(KEY) as string | null) ?? goOnOrBegin(tx)
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

function goOnOrBegin(tx: CoreApp): string {
  const row = savedRow(tx)
  const mark = readMark()
  return row && mark && row.getString('mark') === mark ? row.getString('epoch') : begin(tx, row)
}

function begin(tx: CoreApp, saved: core.Record | undefined): string {
  const epoch = $security.randomStringWithAlphabet(8, LETTERS)
  const row = saved ?? new Record(tx.findCollectionByNameOrId('server_epoch'))
  row.set('epoch', epoch)
  row.set('mark', writeMark())
  tx.save(row)
  restartRevisions(tx, epoch)
  return epoch
}

/** Boards that are there already begin the new epoch as they are. */
function restartRevisions(tx: CoreApp, epoch: string): void {
  const rev = firstRevision(epoch)
  for (const document of tx.findAllRecords('board_documents')) {
    const board = JSON.parse(document!.getString('document')) as object
    document!.set('document', JSON.stringify({ ...board, rev }))
    tx.save(document!)
  }
  for (const board of tx.findAllRecords('boards')) {
    board!.set('rev', rev)
    board!.set('delta', null)
    tx.save(board!)
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
    return `${toString($os.readFile(path))}:${ino ?? ''}`
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
