import { spawnSync } from 'node:child_process'
import { until } from './until'

/** The PocketBase process that serves this data folder, found in the system's list of processes. */
export function pocketbasePidOn(dataDir: string): Promise<number> {
  return until('the PocketBase process', () => {
    const { stdout } = spawnSync('ps', ['-axo', 'pid=,args='], { encoding: 'utf8' })
    const line = stdout
      .split('\n')
      .find((candidate) => candidate.includes(' serve ') && candidate.includes(dataDir))
    return line ? Number.parseInt(line, 10) : undefined
  })
}
