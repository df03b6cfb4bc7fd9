/**
 * A key for each row of a list, made of ids that the feed may repeat or leave out: of two rows with the same key React
 * leaves one behind when the list changes.
 */
export function distinctKeys(ids: readonly string[]): readonly string[] {
  const times = new Map<string, number>()
  return ids.map((id) => {
    const time = (times.get(id) ?? 0) + 1
    times.set(id, time)
    return `${id} ${time}`
  })
}
