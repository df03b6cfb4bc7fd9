import { indexAfter } from './index-after'

/** The last answer to a question, ready to be sent. */
export type Answer = GoodAnswer | BadAnswer

export interface GoodAnswer {
  readonly kind: 'good'
  readonly bodies: readonly Body[]
  /** When the upstream gave this answer (product clock, ISO). */
  readonly checkedAt: string
  /** Wall time until which nobody asks again. */
  readonly freshUntil: number
}

export interface BadAnswer {
  readonly kind: 'bad'
  readonly status: number
  readonly message: string
  /** As above, or `NEVER_SHARED`. */
  readonly freshUntil: number
}

/** The clock was set back since the answer was written, so nobody knows how long it is fresh. */
const FRESH_NO_MORE = 1

/** This answer depends on who asks, so it is never shared. */
export const NEVER_SHARED = 0

/** Packed when it is large, as text when it is small. */
export interface Body {
  readonly tag: string
  readonly text: string
  readonly packed: number[] | null
}

/** A cache of the process and its limits. Keys have no spaces. */
export interface Cache {
  readonly name: string
  readonly mostEntries: number
  readonly mostBytes: number
  /** False where the server itself reads the texts again. */
  readonly packs: boolean
}

type Written = Answer & { readonly writtenAt: number }

export function readAnswer(cache: Cache, key: string): Answer | undefined {
  const known = $app.store().get(entryKey(cache, key)) as Written | null
  if (!known) return undefined
  return known.writtenAt > Date.now() ? { ...known, freshUntil: FRESH_NO_MORE } : known
}

/** Stores an answer, and forgets those for which no room is left: the ones that were written longest ago. */
export function writeAnswer(cache: Cache, key: string, answer: Answer): void {
  const written: Written = { ...answer, writtenAt: Date.now() }
  $app.store().set(entryKey(cache, key), written)
  const dropped: string[] = []
  $app.store().setFunc(`answer-index:${cache.name}`, (old: string | null) => {
    const next = indexAfter(old ?? '', { key, bytes: bytesOf(answer) }, cache)
    dropped.push(...next.dropped)
    return next.index
  })
  for (const gone of dropped) $app.store().remove(entryKey(cache, gone))
}

/** What an entry takes beside its bodies: key, times, tags and the index line. */
const OVERHEAD = 400

function bytesOf(answer: Answer): number {
  if (answer.kind === 'bad') return OVERHEAD
  return answer.bodies.reduce((sum, { text, packed }) => sum + text.length + (packed?.length ?? 0), OVERHEAD)
}

function entryKey(cache: Cache, key: string): string {
  return `answer:${cache.name}:${key}`
}
