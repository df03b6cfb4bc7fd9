/** The feed's deepest reply has 13 levels. */
const MOST_DEPTH = 64
/** Its largest, a summary of 0.9 MB, has 34,000 commas and 14,000 lists and objects. */
const MOST_COMMAS = 300_000
const MOST_OPENED = 100_000

export type ForeignJson =
  { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly fault: JsonFault }

export type JsonFault = 'too deep' | 'too much' | 'not JSON'

/**
 * Parses what came from outside the process, once it is known that parsing it is harmless: PocketBase's engine calls
 * itself for each level, and ends the whole process on a reply of some million brackets. Everything that is looked at
 * before is done by Go, in one pass: a look at each character in JavaScript takes seconds for a large reply.
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
  if (hasMore(text, '[', MOST_OPENED) || hasMore(text, '{', MOST_OPENED)) return 'too much'
  // Not even in a row.
  if (!hasMore(text, '[', MOST_DEPTH / 2) && !hasMore(text, '{', MOST_DEPTH / 2)) return undefined
  return depthFault(text.replace(NO_BRACKETS, ''))
}

/** Only so many parts are made, however many there were. */
function hasMore(text: string, what: string, most: number): boolean {
  return text.split(what, most + 2).length > most + 1
}

/**
 * All that stands between two brackets, strings first, also one that does not end. It is one match, since making matches
 * takes longer than finding them.
 */
const NO_BRACKETS = /(?:"(?:[^"\\]|\\[^]?)*(?:"|$)|[^[\]{}"])+/g

const OPENING: readonly number[] = ['[', '{'].map((bracket) => bracket.charCodeAt(0))

/** One bracket too many that closes is the parser's to find: it reads no further than that. */
function depthFault(brackets: string): JsonFault | undefined {
  let depth = 0
  for (let at = 0; at < brackets.length; at++) {
    const code = brackets.charCodeAt(at)
    depth += OPENING.includes(code) ? 1 : -1
    if (depth > MOST_DEPTH) return 'too deep'
  }
  return undefined
}
