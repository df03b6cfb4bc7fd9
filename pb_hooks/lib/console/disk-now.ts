import type { Disk } from '../../../src/domain/operations/jobs/preflight'
import { outputOf } from '../server/output-of'

/** `df -P` has the same columns everywhere: the name, all blocks of 1,024 bytes, used ones, free ones. */
export function diskNow(): Disk | undefined {
  const columns = outputOf('df', '-P', '-k', $app.dataDir()).split('\n')[1]?.split(/\s+/) ?? []
  const [allBytes, freeBytes] = [columns[1], columns[3]].map((blocks) => Number(blocks) * 1024)
  return allBytes && freeBytes !== undefined && Number.isFinite(freeBytes)
    ? { allBytes, freeBytes }
    : undefined
}
