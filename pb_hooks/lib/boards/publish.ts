import type { Board } from '../../../src/domain/board/board'
import { diffBoards } from '../../../src/domain/board/delta'
import type { Slug } from '../../../src/domain/league'
import { firstRevision, unusedRevision } from '../../../src/domain/board/revision'
import { epochNow } from '../server/epoch'
import { recordWithId } from '../server/records'
import { notePush } from './beat'
import { loadBoard, rememberBoard, rememberVersion, revisionGivenOut } from './board-memory'
import { versionOf } from './board-version'
import { noteChange } from './changes-memory'
import { saveHead } from './heads'
import { learnTeams } from './learn-teams'
import { changingPush, confirmingPush, setPush, type Push } from './push-record'
import { liveStates } from './live-states'
import { announcedVersion } from './saved-board'
import { makeSnapshot } from './snapshot'

/** The board without its revision, which publishing decides. */
export type BoardContent = Without<Board, 'rev'>

/** `Omit` for each member of a union. */
type Without<Union, Member extends PropertyKey> = Union extends unknown ? Omit<Union, Member> : never

interface Check {
  /** When the feed confirmed this content; stays as it was while the feed fails. */
  readonly checkedAt: string
  /** A confirmation older than this is pushed even when nothing changed. */
  readonly staleAfterMs: number
}

/** Publishes content under a new revision if it differs from the last, else at most says that it still holds. */
export function publish(slug: Slug, content: BoardContent, check: Check): Board {
  const before = loadBoard(slug)
  const next = { ...content, rev: revisionAfter(slug, before) } as Board
  const delta = before && diffBoards(before, next)
  if (before && !delta) {
    confirm(slug, before, check)
    return before
  }
  const push =
    before && delta ? changingPush(before, delta, check.checkedAt) : confirmingPush(next.rev, check.checkedAt)
  // This comes before the save and stays even if the save fails: somebody may see the revision from then on.
  noteChange(slug, { before, delta, rev: next.rev })
  saveBoard(slug, next, push)
  learnTeams(slug, next)
  return next
}

/** A request just before a save that then fails has seen that save's revision, so it is never used again. */
function revisionAfter(slug: Slug, before: Board | undefined): string {
  const givenOut = revisionGivenOut(slug)
  const saved = before?.rev ?? givenOut
  return saved === undefined ? firstRevision(epochNow()) : unusedRevision(saved, givenOut)
}

function confirm(slug: Slug, board: Board, check: Check): void {
  saveHead($app, slug, board)
  const announced = announcedVersion(slug)
  rememberVersion(slug, versionOf(board, check.checkedAt))
  if (announced && Date.parse(check.checkedAt) - Date.parse(announced.checkedAt) < check.staleAfterMs) return
  saveBoardRecord($app, slug, board, confirmingPush(board.rev, check.checkedAt))
}

/**
 * Document and push are saved together. The board is remembered before the transaction ends and the push goes out,
 * because a client that hears of a revision and asks for it must find it.
 */
function saveBoard(slug: Slug, board: Board, push: Push): void {
  const snapshot = makeSnapshot(board)
  let undo = () => {}
  try {
    $app.runInTransaction((tx) => {
      const document = recordWithId(tx, 'board_documents', slug)
      document.set('document', snapshot.text)
      document.set('live_states', JSON.stringify(liveStates(slug)))
      tx.save(document)
      saveHead(tx, slug, board)
      undo = rememberBoard(slug, board, snapshot, versionOf(board, push.checkedAt))
      saveBoardRecord(tx, slug, board, push)
    })
  } catch (error) {
    undo()
    throw error
  }
}

function saveBoardRecord(app: CoreApp, slug: Slug, board: Board, push: Push): void {
  const record = recordWithId(app, 'boards', slug)
  setPush(record, push)
  record.set('source', JSON.stringify(board.source))
  app.save(record)
  notePush(slug)
}
