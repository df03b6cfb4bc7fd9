import { isObject, type Json, type JsonObject } from '../json'

/**
 * Patches between JSON values, in the manner of RFC 7396: a member that is absent did not change, `null` removes,
 * objects are patched member by member, everything else (lists too) is replaced whole. So a member that is `null`
 * and one that is absent are the same thing here: a patch cannot tell them apart.
 */

/** The patch that leads from `before` to `after`, or nothing when they are equal. */
export function diffObjects(before: JsonObject, after: JsonObject): JsonObject | undefined {
  const patch: Record<string, Json> = {}
  for (const member of Object.keys(before)) {
    if (isPresent(before[member]) && !isPresent(after[member])) patch[member] = null
  }
  for (const member of Object.keys(after)) {
    const change = diffMember(before[member], after[member])
    if (change !== undefined) patch[member] = change
  }
  return Object.keys(patch).length === 0 ? undefined : patch
}

function diffMember(before: Json | undefined, after: Json | undefined): Json | undefined {
  if (!isPresent(after)) return undefined
  if (isObject(before) && isObject(after)) return diffObjects(before, after)
  return isSame(before, after) ? undefined : after
}

export function mergePatch(before: JsonObject, patch: JsonObject): JsonObject {
  const merged: Record<string, Json | undefined> = { ...before }
  for (const [member, change] of Object.entries(patch)) {
    const old = merged[member]
    if (change === null) delete merged[member]
    else if (isObject(change)) merged[member] = mergePatch(isObject(old) ? old : {}, change)
    else merged[member] = change
  }
  return merged
}

/** One patch that does what both do, one after the other. */
export function combinePatches(first: JsonObject, second: JsonObject): JsonObject {
  const combined: Record<string, Json | undefined> = { ...first }
  for (const [member, change] of Object.entries(second)) {
    const old = combined[member]
    combined[member] = isObject(old) && isObject(change) ? combinePatches(old, change) : change
  }
  return combined
}

function isPresent(value: Json | undefined): value is Json {
  return value !== undefined && value !== null
}

/** Compares lists and plain values. The order of the members of an object in a list does not matter. */
function isSame(a: Json | undefined, b: Json | undefined): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => isSame(item, b[index]))
  }
  if (isObject(a) && isObject(b)) return diffObjects(a, b) === undefined
  return a === b
}
