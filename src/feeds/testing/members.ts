/** The path of a member in a payload, from the top. */
export type Path = readonly string[]

/** Every member of a payload, at every depth, and the payload itself. */
export function pathsIn(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([member, inner]) => pathsIn(inner, [...path, member]))]
}

/** A copy of the payload with one member replaced. */
export function replaced(value: unknown, [member, ...rest]: Path, replacement: unknown): unknown {
  if (member === undefined) return replacement
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>
  copy[member] = replaced(copy[member], rest, replacement)
  return copy
}
