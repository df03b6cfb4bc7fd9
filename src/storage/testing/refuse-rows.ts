import type { TurboDb } from '../db'

/** For tests: writes of boards fail as on a full disk, until the returned function is called. */
export function refuseBoards(db: TurboDb): () => void {
  return refuse(db, 'boards')
}

/** The same for heads. */
export function refuseHeads(db: TurboDb): () => void {
  return refuse(db, 'heads')
}

function refuse(db: TurboDb, table: 'boards' | 'heads'): () => void {
  const fail = () => {
    throw new DOMException('no room', 'QuotaExceededError')
  }
  const rows = db.table(table)
  rows.hook('creating', fail)
  rows.hook('updating', fail)
  return () => {
    rows.hook('creating').unsubscribe(fail)
    rows.hook('updating').unsubscribe(fail)
  }
}
