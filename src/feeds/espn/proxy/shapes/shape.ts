import { isRecord } from '../../../read'

interface Members {
  readonly [member: string]: Shape
}

/** Which members of a reply everybody may see. A list has the shape of its entries. */
export type Shape =
  /** A text, a number or a boolean; an object in its place does not pass. */
  | 'plain'
  /** An object, of which these members pass. */
  | Members
  /** The feed says it as a text in one place and as an object in another. */
  | readonly ['plain or', Members]
  /** Longer lists are something else under the same name, and do not pass. */
  | readonly ['at most', number, Members]

/** The feed nests lists at most this deep (a cup's sessions are lists of matches). */
const MOST_NESTED = 2

/** The known members of any JSON. What the shape does not name, whatever it is called, is not copied. */
export function onlyKnown(value: unknown, shape: Shape, nested = 0): unknown {
  if (Array.isArray(value)) return knownEntries(value, shape, nested)
  if (isPlain(value)) return shape === 'plain' || isEither(shape) ? value : undefined
  const members = membersOf(shape)
  return members && isRecord(value) ? knownMembers(value, members) : undefined
}

function knownEntries(list: readonly unknown[], shape: Shape, nested: number): unknown {
  if (nested === MOST_NESTED || list.length > mostEntries(shape)) return undefined
  return list.map((one) => onlyKnown(one, shape, nested + 1)).filter((one) => one !== undefined)
}

function knownMembers(value: object, members: Members): object {
  const known: Record<string, unknown> = {}
  for (const [name, shape] of Object.entries(members)) {
    if (!Object.hasOwn(value, name)) continue
    const kept = onlyKnown((value as Record<string, unknown>)[name], shape)
    if (kept !== undefined) known[name] = kept
  }
  return known
}

function isPlain(value: unknown): boolean {
  return typeof value !== 'object' || value === null
}

function isEither(shape: Shape): boolean {
  return Array.isArray(shape) && shape[0] === 'plain or'
}

function mostEntries(shape: Shape): number {
  return Array.isArray(shape) && typeof shape[1] === 'number' ? shape[1] : Infinity
}

function membersOf(shape: Shape): Members | undefined {
  if (shape === 'plain') return undefined
  return Array.isArray(shape) ? (shape.at(-1) as Members) : (shape as Members)
}

/** A shape in which each of these members is plain. */
export function plain<Name extends string>(...names: readonly Name[]): Readonly<Record<Name, 'plain'>> {
  return Object.fromEntries(names.map((name) => [name, 'plain'])) as Record<Name, 'plain'>
}
