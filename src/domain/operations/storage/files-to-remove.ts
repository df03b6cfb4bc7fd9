import { sortedBy } from '../statistics'

/** A stored file that can be fetched again. */
export interface KeptFile {
  readonly key: string
  readonly bytes: number
  /** When it was written, milliseconds since 1970. */
  readonly atMs: number
}

/** The oldest files: as many as have to go so that the rest fit into `mostBytes`. */
export function filesToRemove(files: readonly KeptFile[], mostBytes: number): readonly KeptFile[] {
  const oldestFirst = sortedBy(
    files,
    ({ atMs }) => atMs,
    ({ key }) => key,
  )
  let excess = files.reduce((sum, { bytes }) => sum + bytes, 0) - mostBytes
  return oldestFirst.filter(({ bytes }) => {
    if (excess <= 0) return false
    excess -= bytes
    return true
  })
}
