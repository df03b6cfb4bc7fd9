import { changesOf } from '../../../src/domain/board/changes/changes'
import {
  noteTouched,
  type NewRevision,
  type TouchedLately,
} from '../../../src/domain/board/changes/touched-lately'
import type { Board } from '../../../src/domain/board/board'
import type { Slug } from '../../../src/domain/league'
import { gzip } from '../server/gzip'
import { readShared, writeShared } from '../server/shared'
import { productNow } from '../server/time'
import { plainSnapshot, type Snapshot } from './snapshot'

/** Below this, compressing saves less than the header costs that announces it. */
const WORTH_PACKING = 200

/** Each runtime has its own copy of what is sent, as it has of boards. */
const lastRead = new Map<Slug, Snapshot | undefined>()

/** Called for each revision. It notes which parts changed and no values, so a note cannot become wrong. */
export function noteChange(slug: Slug, change: NewRevision): void {
  const key = touchedKey(slug)
  writeShared(key, noteTouched(readShared<TouchedLately>(key), change, productNow()))
}

/**
 * What has changed on this board lately, ready to be sent: made at the first request, then the same for all. Undefined
 * where the board itself is shorter, or nothing was published since the start.
 */
export function changesSnapshot(slug: Slug, board: Snapshot): Snapshot | undefined {
  const last = lastRead.get(slug)
  const snapshot =
    last?.rev === board.rev ? last : (answerOfOtherRuntime(slug, board.rev) ?? make(slug, board))
  lastRead.set(slug, snapshot)
  return snapshot && snapshot.text.length < board.text.length ? snapshot : undefined
}

/** The answer that another runtime has made. */
function answerOfOtherRuntime(slug: Slug, rev: string): Snapshot | undefined {
  const made = $app.store().get(madeKey(slug)) as Snapshot | null
  return made?.rev === rev ? plainSnapshot(made) : undefined
}

/** The notes may already include the next revision; then the answer only contains more than is needed. */
function make(slug: Slug, { rev, tag, text: whole }: Snapshot): Snapshot | undefined {
  const lately = readShared<TouchedLately>(touchedKey(slug))
  if (!lately) return undefined
  const text = JSON.stringify(changesOf(lately.older, JSON.parse(whole) as Board))
  const gzipped = text.length < WORTH_PACKING ? undefined : gzip(text)
  const snapshot = { rev, tag, text, gzipped }
  $app.store().set(madeKey(slug), snapshot)
  return snapshot
}

const touchedKey = (slug: Slug) => `board-touched:${slug}`
const madeKey = (slug: Slug) => `board-changes:${slug}`
