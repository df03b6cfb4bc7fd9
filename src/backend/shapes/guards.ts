import { isObject } from '../../domain/json'

/**
 * Checks the shape of a value that comes from outside, and narrows its type: nothing is cast. The type comes first,
 * from the domain; `objectOf` asks for a guard of each of its members, so a member or a word that is added to the type
 * and not here does not compile. Unknown members are allowed: a newer server has more.
 */
export interface Guard<T> {
  (value: unknown): value is T
  /** Never set. It stops the compiler from accepting a guard for some words of a union as a guard of the union. */
  readonly takes?: (value: T) => void
}

type Question = (value: unknown) => boolean

type IsUnion<T, Whole = T> = T extends unknown ? ([Whole] extends [T] ? false : true) : never

/** A guard for each member; `optional` ones may be absent. */
export type Members<T> = {
  readonly [Name in keyof T]-?: object extends Pick<T, Name> ? Guard<T[Name] | undefined> : Guard<T[Name]>
}

export const isText: Guard<string> = (value) => typeof value === 'string'
export const isNumber: Guard<number> = (value) => typeof value === 'number'
export const isFlag: Guard<boolean> = (value) => typeof value === 'boolean'
export const isAbsent: Guard<undefined> = (value) => value === undefined
/** An id or a name is never empty. */
export const isFilled: Guard<string> = (value): value is string => typeof value === 'string' && value !== ''

export function oneOf<const T extends string | number | boolean>(...values: readonly T[]): Guard<T> {
  return (value): value is T => values.some((one) => one === value)
}

export function optional<T>(is: Guard<T>): Guard<T | undefined> {
  return (value): value is T | undefined => value === undefined || is(value)
}

export function nullable<T>(is: Guard<T>): Guard<T | null> {
  return (value): value is T | null => value === null || is(value)
}

export function listOf<T>(is: Guard<T>): Guard<readonly T[]> {
  return (value): value is readonly T[] => Array.isArray(value) && value.every(is)
}

/** For one type; for a union, the compiler would accept the members of any of its types: use `either` or `unionBy`. */
export function objectOf<T extends object>(members: IsUnion<T> extends true ? never : Members<T>): Guard<T> {
  const guards = Object.entries<Question>(members)
  return (value): value is T => isObject(value) && guards.every(([name, is]) => is(value[name]))
}

export function either<A, B>(isA: Guard<A>, isB: Guard<B>): Guard<A | B> {
  return (value): value is A | B => isA(value) || isB(value)
}

/** A union whose types are told apart by the value of one of their members. */
export function unionBy<Tag extends string, T extends { readonly [Name in Tag]: string }>(
  tag: Tag,
  members: { readonly [Value in T[Tag]]: Guard<Extract<T, { readonly [Name in Tag]: Value }>> },
): Guard<T> {
  const guards = new Map<unknown, Question>(Object.entries<Question>(members))
  return (value): value is T => isObject(value) && guards.get(value[tag])?.(value) === true
}

/** Rows are checked once: a push leaves the rows that it does not change as they are. */
export function checkedOnce<T extends object>(is: Guard<T>): Guard<T> {
  const checked = new WeakSet<object>()
  return (value): value is T => {
    if (typeof value !== 'object' || value === null) return false
    if (checked.has(value)) return true
    if (!is(value)) return false
    checked.add(value)
    return true
  }
}
