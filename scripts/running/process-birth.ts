import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** A process by its number and the moment it began: numbers are used again, moments are not. */
export interface Birth {
  readonly pid: number
  readonly began: string
}

/** Undefined when no such process lives. One that has ended and was not collected yet does not count. */
export function birthOf(pid: number): Birth | undefined {
  const began = existsSync('/proc/self/stat') ? beganByProc(pid) : beganByPs(pid)
  return began === undefined ? undefined : { pid, began }
}

export function isStillThere(known: Birth): boolean {
  return birthOf(known.pid)?.began === known.began
}

/** The process that started this one; nothing when it cannot be told. */
export function parentOf(pid: number): number | undefined {
  const stat = statOf(pid)
  const parent = stat ? Number(stat[1]) : Number(ps(pid, 'ppid='))
  return Number.isInteger(parent) && parent > 0 ? parent : undefined
}

/** The name of what a process runs, such as `sh`. */
export function nameOf(pid: number): string {
  if (!existsSync('/proc/self/stat')) return ps(pid, 'comm=').split('/').at(-1) ?? ''
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim()
  } catch {
    return ''
  }
}

function beganByProc(pid: number): string | undefined {
  const stat = statOf(pid)
  if (!stat || /[ZX]/.test(stat[0] ?? '')) return undefined
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  return `${boot}/${stat[19]}`
}

/** The fields of /proc/PID/stat from the third on: state, parent and so forth. The second may hold spaces. */
function statOf(pid: number): readonly string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}

function beganByPs(pid: number): string | undefined {
  return ps(pid, 'lstart=') || undefined
}

function ps(pid: number, field: string): string {
  return spawnSync('ps', ['-o', field, '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? ''
}
