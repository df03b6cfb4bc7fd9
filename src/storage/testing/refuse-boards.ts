import type { TurboDb } from '../db'

/** For tests: writes of boards fail as on a full disk, until the returned function is called. */
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
