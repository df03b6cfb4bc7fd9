import { readdirSync, readFileSync } from 'node:fs'
import { until } from './until'

/** The PocketBase process that works on this data folder, found in the system's list of processes. */
export function pocketbasePidOn(dataDir: string): Promise<number> {
  return until('the PocketBase process', () =>
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
      .find((pid) => isServing(pid, dataDir)),
  )
}

function isServing(pid: number, dataDir: string): boolean {
  try {
    const [, command, ...flags] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    return command === 'serve' && flags.includes(`--dir=${dataDir}`)
  } catch {
    return false
  }
}
