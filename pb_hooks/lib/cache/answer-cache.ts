import { indexAfter } from './index-after'

/** An answer of an upstream as it is kept: ready to be sent. */
export type Kept = KeptGood | KeptBad

export interface KeptGood {
  readonly kind: 'good'
  readonly bodies: readonly Body[]
  /** When the upstream said so, product clock, ISO. */
  readonly checkedAt: string
  /** Wall time until which nobody asks again. */
  readonly freshUntil: number
}

export interface KeptBad {
  readonly kind: 'bad'
  readonly status: number
  readonly message: string
  /** The same, or `NOT_KEPT`. */
  readonly freshUntil: number
}

/** Of an answer that only its asker gets. */
export const NOT_KEPT = 0

/** Packed when it is large, as text when it is small. */
export interface Body {
  readonly tag: string
  readonly text: string
  readonly packed: number[] | null
}

/** A cache of the process: how much of it there may be. Keys have no spaces. */
export interface Cache {
  readonly name: string
  readonly mostEntries: number
  readonly mostBytes: number
  /** False where the texts are read again by ourselves. */
  readonly packs: boolean
}

export function readKept(cache: Cache, key: string): Kept | undefined {
  return ($app.store().get(entryKey(cache, key)) as Kept | null) ?? undefined
}

/** Keeps an entry and forgets the longest unrenewed ones that it leaves no room for. */
export function writeKept(cache: Cache, key: string, kept: Kept): void {
  $app.store().set(entryKey(cache, key), kept)
  const dropped: string[] = []
  $app.store().setFunc(`kept-index:${cache.name}`, (old: string | null) => {
    const next = indexAfter(old ?? '', { key, bytes: bytesOf(kept) }, cache)
    dropped.push(...next.dropped)
    return next.index
  })
  for (const gone of dropped) $app.store().remove(entryKey(cache, gone))
}

/** What an entry takes beside its bodies: key, times, tags and the index line. */
const OVERHEAD = 400

function bytesOf(kept: Kept): number {
  if (kept.kind === 'bad') return OVERHEAD
  return kept.bodies.reduce((sum, { text, packed }) => sum + text.length + (packed?.length ?? 0), OVERHEAD)
}

function entryKey(cache: Cache, key: string): string {
  return `kept:${cache.name}:${key}`
}
