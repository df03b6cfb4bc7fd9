import { toBase64 } from '../../../src/domain/board/base64'
import type { Board } from '../../../src/domain/board/board'
import type { Delta } from '../../../src/domain/board/delta'
import { mostBytes } from '../../../src/domain/board/most-bytes'
import { PACKED, writePush, type ShortChange } from '../../../src/domain/board/push/push-text'
import { shortDelta } from '../../../src/domain/board/push/short-delta'
import { gzip } from '../server/gzip'

/** Bytes: realtime carries less than 8 KB. A larger change is announced without its content and fetched whole. */
const LARGEST_PUSH = 7600
/** Below this, packing saves nothing. */
const WORTH_PACKING = 400

/** What a record of `boards` says of a revision: the change as plain JSON for everybody, and briefly for the app. */
export interface Push {
  readonly rev: string
  readonly checkedAt: string
  readonly delta: string | null
  readonly news: string
}

/** A push that says: the feed has confirmed this revision. */
export function confirmingPush(rev: string, checkedAt: string): Push {
  return { rev, checkedAt, delta: null, news: writePush({ rev, checkedAt, change: undefined }) }
}

/**
 * Made once per revision, whatever the number of viewers. A change that is too large as plain JSON is still pushed in
 * its short form. Made before the transaction, because compressing sends a request to a route of this server.
 */
export function changingPush(before: Board, delta: Delta, checkedAt: string): Push {
  const rev = delta.to
  const { rest, ...short } = shortDelta(before, delta)
  const whole = writePush({ rev, checkedAt, change: { ...short, rest: restText(rest) } })
  const news = mostBytes(whole) <= LARGEST_PUSH ? whole : confirmingPush(rev, checkedAt).news
  const text = JSON.stringify(delta)
  const hasRoom = mostBytes(text) + mostBytes(news) <= LARGEST_PUSH
  return { rev, checkedAt, delta: hasRoom ? text : null, news }
}

export function setPush(record: core.Record, { rev, checkedAt, delta, news }: Push): void {
  record.set('rev', rev)
  record.set('delta', delta)
  record.set('news', news)
  record.set('checked_at', checkedAt)
}

function restText(rest: object): ShortChange['rest'] {
  if (Object.keys(rest).length === 0) return ''
  const text = JSON.stringify(rest)
  const packed = text.length >= WORTH_PACKING ? gzip(text) : undefined
  return packed ? PACKED + toBase64(packed) : text
}
