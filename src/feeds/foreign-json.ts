/** The feed's deepest reply has 13 levels. */
const MOST_DEPTH = 64
/** Its largest, a summary of 0.9 MB, has 34,000 commas, 14,000 lists and objects, and 133,000 quotes. */
const MOST_COMMAS = 300_000
const MOST_OPENED = 100_000
const MOST_QUOTES = 1_000_000

export type ForeignJson =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly fault: JsonFault }

export type JsonFault = 'too deep' | 'too much' | 'not JSON'

/**
 * Parses text from outside the process, after checking that this is harmless: PocketBase's engine calls itself for each
 * level, and a reply of some million brackets ends the whole process. The checks run in Go, in one pass: looking at
 * each character in JavaScript takes seconds for a large reply.
 */
export function parseForeign(text: string): ForeignJson {
  const fault = faultOf(text)
  if (fault) return { ok: false, fault }
  try {
    return { ok: true, value: JSON.parse(text) as unknown }
  } catch {
    return { ok: false, fault: 'not JSON' }
  }
}

function faultOf(text: string): JsonFault | undefined {
  if (hasMore(text, ',', MOST_COMMAS)) return 'too much'
  if (hasMore(text, '"', MOST_QUOTES)) return 'too much'
  if (hasMore(text, '[', MOST_OPENED) || hasMore(text, '{', MOST_OPENED)) return 'too much'
  // Too few brackets for too many levels, even if each were inside the one before.
  if (!hasMore(text, '[', MOST_DEPTH / 2) && !hasMore(text, '{', MOST_DEPTH / 2)) return undefined
  return isTooDeep(text) ? 'too deep' : undefined
}

/** Stops splitting after `most + 2` parts, however many there are. */
function hasMore(text: string, what: string, most: number): boolean {
  return text.split(what, most + 2).length > most + 1
}

/**
 * Go cuts the text at its quotes; then every other part is outside of strings. Most of these are `:` or `},{` and the
 * like, so each different one is examined only once: one expression for everything except brackets took three times as
 * long. A closing bracket too many is left to the parser, which reads no further than that.
 */
function isTooDeep(text: string): boolean {
  const parts = withoutEscapes(text).split('"')
  const climbs = new Map<string, Climb>()
  let depth = 0
  for (let at = 0; at < parts.length; at += 2) {
    const part = parts[at]!
    if (!climbs.has(part)) climbs.set(part, climbOf(part))
    const climb = climbs.get(part)!
    if (depth + climb.top > MOST_DEPTH) return true
    depth += climb.end
  }
  return false
}

/** A quote after a backslash ends no string, unless that backslash itself follows a backslash. */
function withoutEscapes(text: string): string {
  return text.includes('\\') ? text.replaceAll('\\\\', '').replaceAll('\\"', '') : text
}

/** How many levels a part rises at most, and at which level it ends, both relative to its beginning. */
interface Climb {
  readonly top: number
  readonly end: number
}

const NO_BRACKETS = /[^[\]{}]+/g
/** Up to this length looking at each character is faster. */
const SHORT = 50

function climbOf(part: string): Climb {
  const signs = part.length > SHORT ? part.replace(NO_BRACKETS, '') : part
  let end = 0
  let top = 0
  for (let at = 0; at < signs.length; at++) {
    const sign = signs[at]!
    if (sign === '[' || sign === '{') end += 1
    if (sign === ']' || sign === '}') end -= 1
    top = Math.max(top, end)
  }
  return { top, end }
}
