import type { TurboDb } from '../db'

/** For tests: as where the disk is full, until the function returned is called. */
export function refuseBoards(db: TurboDb): () => void {
  const refuse = () => {
    throw new DOMException('no room', 'QuotaExceededError')
  }
  db.boards.hook('creating', refuse)
  db.boards.hook('updating', refuse)
  return () => {
    db.boards.hook('creating').unsubscribe(refuse)
    db.boards.hook('updating').unsubscribe(refuse)
  }
}
