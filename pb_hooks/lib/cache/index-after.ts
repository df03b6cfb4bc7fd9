/** How much a cache may hold. */
interface Limits {
  readonly mostEntries: number
  readonly mostBytes: number
}

interface Entry {
  readonly key: string
  readonly bytes: number
}

/**
 * The list of a cache's entries after one was written, as text: a line each with key and bytes, in the order in which
 * they were last written, so that a game that is asked for again and again stays. The last one written always stays.
 */
export function indexAfter(index: string, written: Entry, limits: Limits) {
  const others = read(index).filter(({ key }) => key !== written.key)
  const entries = [...others, written]
  const gone = excess(entries, limits)
  return {
    index: entries
      .slice(gone)
      .map(({ key, bytes }) => `${key} ${bytes}`)
      .join('\n'),
    dropped: entries.slice(0, gone).map(({ key }) => key),
  }
}

function read(index: string): readonly Entry[] {
  if (index === '') return []
  return index.split('\n').map((line) => {
    const space = line.lastIndexOf(' ')
    return { key: line.slice(0, space), bytes: Number(line.slice(space + 1)) }
  })
}

/** How many of the oldest have to go. */
function excess(entries: readonly Entry[], { mostEntries, mostBytes }: Limits): number {
  let bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0)
  let gone = 0
  while (entries.length - gone > 1 && (entries.length - gone > mostEntries || bytes > mostBytes)) {
    bytes -= entries[gone]!.bytes
    gone++
  }
  return gone
}
