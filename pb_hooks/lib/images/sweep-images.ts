import { filesToRemove } from '../../../src/domain/operations/storage/files-to-remove'

/** All logos of all leagues take about 30 MB at the size they are kept. */
const MOST_BYTES = 200_000_000

/** Keeps the pictures on disk below their limit. What was removed and is still shown is fetched again. */
export function sweepImages(): void {
  const files = $app.newFilesystem()
  try {
    const stored = files.list('images/').flatMap((one) => {
      if (!one) return []
      return [
        {
          key: one.key,
          bytes: one.size,
          atMs: one.modTime.unixMilli(),
        },
      ]
    })
    for (const { key } of filesToRemove(stored, MOST_BYTES)) files.delete(key)
  } finally {
    files.close()
  }
}
