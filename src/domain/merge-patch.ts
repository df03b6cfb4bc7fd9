/**
 * Patches between JSON values, in the manner of RFC 7396: a member that is absent did not change, `null` removes,
 * objects are patched member by member, everything else (lists too) is replaced whole.
 */

export type Json = string | number | boolean | null | readonly Json[] | JsonObject
export interface JsonObject {
  readonly [member: string]: Json | undefined
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The patch that leads from `before` to `after`, or nothing when they are equal. */
export function diffObjects(before: JsonObject, after: JsonObject): JsonObject | undefined {
  const patch: Record<string, Json> = {}
  for (const member of Object.keys(before)) {
    if (before[member] !== undefined && after[member] === undefined) patch[member] = null
  }
  for (const member of Object.keys(after)) {
    const change = diffMember(before[member], after[member])
    if (change !== undefined) patch[member] = change
  }
  return Object.keys(patch).length === 0 ? undefined : patch
}

function diffMember(before: Json | undefined, after: Json | undefined): Json | undefined {
  if (after === undefined) return undefined
  if (isObject(before) && isObject(after)) return diffObjects(before, after)
  return JSON.stringify(before) === JSON.stringify(after) ? undefined : after
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
