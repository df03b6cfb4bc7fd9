import { readFileSync } from 'node:fs'
import { pocketbasePidOn } from '../../support/pocketbase-pid'

/** Megabytes of memory that the server's process holds. */
export async function residentMegabytes(dataDir: string): Promise<number> {
  const status = readFileSync(`/proc/${await pocketbasePidOn(dataDir)}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1024
}
