import { toBase64 } from '../../../src/domain/board/base64'
import { mostBytes } from '../../../src/domain/board/most-bytes'
import { gzip } from '../server/gzip'

/** Bytes: what realtime carries stays below 8 KB; a larger change is announced without it and fetched whole. */
const LARGEST_PUSH = 7600

/** A change as a record of `boards` carries it: plain for everybody, packed for the app. */
export interface PushedChange {
  readonly delta: string | null
  readonly packed: string
}

/**
 * Packed once per revision, whatever the number of viewers: a packed push has half the bytes of a plain one. A change
 * that is too large to stand there plainly is still pushed to whoever reads the packed one. Made before the
 * transaction, because packing asks a route of our own.
 */
export function pushedChange(delta: object | undefined, checkedAt: string): PushedChange {
  const text = delta ? JSON.stringify(delta) : null
  const packed = pack(JSON.stringify({ ...(delta && { delta }), checked_at: checkedAt }))
  return { delta: text && mostBytes(text) + packed.length <= LARGEST_PUSH ? text : null, packed }
}

export function setPush(record: core.Record, rev: string, change: PushedChange, checkedAt: string): void {
  record.set('rev', rev)
  record.set('delta', change.delta)
  record.set('packed', change.packed)
  record.set('checked_at', checkedAt)
}

function pack(text: string): string {
  const packed = toBase64(gzip(text) ?? [])
  return packed.length <= LARGEST_PUSH ? packed : ''
}
