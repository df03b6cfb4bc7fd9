import { wallWaitMs } from '../../../src/domain/time/product-clock'
import { gzip } from '../server/gzip'
import { serverSettings } from '../server/settings'
import { iso, productNow } from '../server/time'
import { isFlying, takeFlight } from './flight'
import {
  NEVER_SHARED,
  readAnswer,
  writeAnswer,
  type Body,
  type Cache,
  type Answer,
  type BadAnswer,
} from './answer-cache'

/** The result of loading. Times are product time; all waits have a lower limit. */
export type Loaded =
  | {
      readonly kind: 'good'
      /** More than one where readers of different rights get different texts. */
      readonly texts: readonly string[]
      readonly freshMs: number
      /** Told by an answer that is made of another one, because it is as old as that one. */
      readonly checkedAt?: string
    }
  | { readonly kind: 'bad'; readonly status: number; readonly message: string; readonly freshMs: number }
  /** Never kept: a caller that asks for ever new things must not push out what is kept for others. */
  | Refused

export interface Refused {
  readonly kind: 'refused'
  readonly status: number
  readonly message: string
}

/** Two upstream requests at their timeouts, and a little. */
const LONGEST_LOAD_MS = 25_000
const LOOK_AGAIN_MS = 10
/** A failing upstream is asked again after this long, however many people ask for it. */
const FAILED_MS = 5000
/** Below this, packing saves nothing. */
const WORTH_PACKING = 1000

/**
 * Answers a question that many ask at once: the first caller loads it, the others wait or take the last good answer.
 * While loading fails the last good answer stays, with its age. No slow work happens under the store's lock.
 */
export function answerOnce(cache: Cache, key: string, load: () => Loaded): Answer {
  const giveUp = Date.now() + LONGEST_LOAD_MS
  for (;;) {
    const known = readAnswer(cache, key)
    if (known && known.freshUntil > Date.now()) return known
    const flight = takeFlight(nameOf(cache, key), LONGEST_LOAD_MS)
    if (flight) return loadAndShare(cache, key, load, flight.land)
    const answer = known?.kind === 'good' ? known : waitForOther(cache, key, giveUp)
    // A refused caller leaves no entry, and its refusal does not concern callers that wait: they try for themselves.
    if (answer) return answer
  }
}

function loadAndShare(cache: Cache, key: string, load: () => Loaded, land: () => void): Answer {
  try {
    const known = readAnswer(cache, key)
    if (known && known.freshUntil > Date.now()) return known
    const loaded = loadSafely(cache, load)
    if (loaded.kind === 'refused') return known?.kind === 'good' ? known : refusalOf(loaded)
    const answer = answerOf(cache, known, loaded)
    writeAnswer(cache, key, answer)
    return answer
  } finally {
    land()
  }
}

/** An unexpected error becomes one bad answer, so that not every caller tries again. */
function loadSafely(cache: Cache, load: () => Loaded): Loaded {
  try {
    return load()
  } catch (error) {
    $app.logger().error('Loading failed unexpectedly', 'cache', cache.name, 'error', String(error))
    return { kind: 'bad', status: 502, message: 'The answer could not be made', freshMs: FAILED_MS }
  }
}

function answerOf(cache: Cache, known: Answer | undefined, loaded: Exclude<Loaded, Refused>): Answer {
  const freshUntil = Date.now() + wallWaitMs(serverSettings().clock, loaded.freshMs)
  if (loaded.kind === 'bad') {
    const { status, message } = loaded
    const isGone = status < 500
    if (known?.kind !== 'good' || isGone) return { kind: 'bad', status, message, freshUntil }
    return { kind: 'good', bodies: known.bodies, checkedAt: known.checkedAt, freshUntil }
  }
  const checkedAt = loaded.checkedAt ?? iso(productNow())
  return { kind: 'good', bodies: loaded.texts.map((text) => bodyOf(cache, text)), checkedAt, freshUntil }
}

function bodyOf(cache: Cache, text: string): Body {
  const packed = cache.packs && text.length > WORTH_PACKING ? gzip(text) : undefined
  const tag = `"${$security.sha256(text).slice(0, 16)}"`
  return packed ? { tag, text: '', packed } : { tag, text, packed: null }
}

/** The caller that loads writes an entry, good or bad, before it lands, unless it was refused. */
function waitForOther(cache: Cache, key: string, giveUp: number): Answer | undefined {
  while (Date.now() < giveUp) {
    sleep(LOOK_AGAIN_MS)
    const landed = !isFlying(nameOf(cache, key))
    const answer = readAnswer(cache, key)
    if (answer && (landed || answer.freshUntil > Date.now())) return answer
    if (landed) return undefined
  }
  return refusalOf({ status: 504, message: 'Request timed out. Please check your connection.' })
}

function refusalOf({ status, message }: Pick<Refused, 'status' | 'message'>): BadAnswer {
  return { kind: 'bad', status, message, freshUntil: NEVER_SHARED }
}

function nameOf(cache: Cache, key: string): string {
  return `${cache.name}:${key}`
}
