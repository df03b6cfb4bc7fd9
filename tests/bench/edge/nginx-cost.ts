import { readdirSync, readFileSync } from 'node:fs'

export interface Cost {
  readonly bytes: number
  readonly cpuMs: number
}

/**
 * The memory and the processor time of all processes of this nginx so far; memory that they share is counted
 * once.
 */
export function costOfNginx(folder: string): Cost {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const master = readFileSync(`${folder}/nginx.pid`, 'utf8').trim()
  const own = pids.filter((pid) => pid === master || parentOf(pid) === master)
  return {
    bytes: own.reduce((sum, pid) => sum + proportionalKb(pid) * 1024, 0),
    cpuMs: own.reduce((sum, pid) => sum + cpuNs(pid) / 1e6, 0),
  }
}

function parentOf(pid: string): string | undefined {
  return /^PPid:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1]
}

function proportionalKb(pid: string): number {
  return Number(/^Pss:\s+(\d+) kB/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0)
}

function cpuNs(pid: string): number {
  return Number(read(`/proc/${pid}/schedstat`).split(' ')[0])
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
