import { isObject, type Json, type JsonObject } from '../../json'

/**
 * A patch of a game in few characters: for each member one letter and its value, `t3:45y26` for
 * `{timeLeft: '3:45', situation: {yardLine: 26}}`. A member without a letter goes into the rest, and so does a value
 * that could be mistaken for another.
 */

type Kind = 'number' | 'clock' | 'flag' | 'text'

interface Member {
  readonly path: readonly [member: string, inside: string | undefined]
  readonly kind: Kind
}

const memberOf = (kind: Kind, member: string, inside?: string): Member => ({
  path: [member, inside],
  kind,
})

const MEMBERS: Readonly<Record<string, Member>> = {
  t: memberOf('clock', 'timeLeft'),
  q: memberOf('text', 'quarter'),
  r: memberOf('text', 'startTime'),
  h: memberOf('number', 'homeTeam', 'score'),
  a: memberOf('number', 'awayTeam', 'score'),
  d: memberOf('number', 'situation', 'down'),
  n: memberOf('number', 'situation', 'distance'),
  y: memberOf('number', 'situation', 'yardLine'),
  p: memberOf('text', 'situation', 'possession'),
  e: memberOf('text', 'situation', 'happening'),
  f: memberOf('text', 'situation', 'happeningTeam'),
  x: memberOf('text', 'situation', 'downDistanceText'),
  z: memberOf('text', 'situation', 'possessionText'),
  u: memberOf('number', 'situation', 'homeTimeouts'),
  v: memberOf('number', 'situation', 'awayTimeouts'),
  b: memberOf('number', 'situation', 'balls'),
  s: memberOf('number', 'situation', 'strikes'),
  o: memberOf('number', 'situation', 'outs'),
  i: memberOf('flag', 'situation', 'onFirst'),
  j: memberOf('flag', 'situation', 'onSecond'),
  k: memberOf('flag', 'situation', 'onThird'),
  l: memberOf('text', 'situation', 'lastPlay'),
}

const VALUE = String.raw`-|\|[^|]*\||[\d:.]+`
const ONE_MEMBER = new RegExp(`([a-z])(${VALUE})`, 'g')

/** A pattern that finds the text of `writeRow` in a longer text. */
export const SHORT_ROW = `(?:[a-z](?:${VALUE}))+`

export function writeRow(patch: JsonObject): { readonly text: string; readonly rest: JsonObject } {
  let text = ''
  let rest = patch
  for (const [letter, { path, kind }] of Object.entries(MEMBERS)) {
    const written = write(valueAt(patch, path), kind)
    if (written === undefined) continue
    text += letter + written
    rest = without(rest, path)
  }
  return { text, rest }
}

/** The patch; undefined when the text has letters that this version does not know. */
export function readRow(text: string): JsonObject | undefined {
  let patch: JsonObject = {}
  for (const [, letter = '', written = ''] of text.matchAll(ONE_MEMBER)) {
    const member = MEMBERS[letter]
    if (!member) return undefined
    patch = withValue(patch, member.path, read(written, member.kind))
  }
  return patch
}

function write(value: Json | undefined, kind: Kind): string | undefined {
  if (value === null) return '-'
  switch (kind) {
    case 'number':
      return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? String(value) : undefined
    case 'clock':
      return typeof value === 'string' && /^[\d:.]+$/.test(value) ? value : undefined
    case 'flag':
      return typeof value === 'boolean' ? String(Number(value)) : undefined
    case 'text':
      return typeof value === 'string' && !value.includes('|') ? `|${value}|` : undefined
  }
}

function read(written: string, kind: Kind): Json {
  if (written === '-') return null
  switch (kind) {
    case 'number':
      return Number(written)
    case 'clock':
      return written
    case 'flag':
      return written === '1'
    case 'text':
      return written.slice(1, -1)
  }
}

function valueAt(patch: JsonObject, [member, inside]: Member['path']): Json | undefined {
  const value = patch[member]
  if (inside === undefined) return value
  return isObject(value) ? value[inside] : undefined
}

function withValue(patch: JsonObject, [member, inside]: Member['path'], value: Json): JsonObject {
  if (inside === undefined) return { ...patch, [member]: value }
  const object = patch[member]
  return { ...patch, [member]: { ...(isObject(object) ? object : {}), [inside]: value } }
}

function without(patch: JsonObject, [member, inside]: Member['path']): JsonObject {
  const { [member]: value, ...others } = patch
  if (inside === undefined || !isObject(value)) return others
  const { [inside]: _gone, ...left } = value
  return Object.keys(left).length === 0 ? others : { ...others, [member]: left }
}
