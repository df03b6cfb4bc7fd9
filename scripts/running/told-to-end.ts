import { nameOf, parentOf } from './process-birth'

const LOOK_MS = 250
/** npm runs a command through one of these, which does not pass on that npm has ended. */
const SHELL = /^(ba|da|a|z|k)?sh$/

/**
 * Calls `end` when this process is told to end, and also when who started it has ended: whoever kills npm, a terminal
 * or a test runner outright leaves nothing behind.
 */
export function whenToldToEnd(end: () => void): void {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, end)
  const starters = startersOf(process.pid)
  const timer = setInterval(() => {
    if (starters.every(([pid, parent]) => parentOf(pid) === parent)) return
    clearInterval(timer)
    end()
  }, LOOK_MS)
  timer.unref()
}

/** Pairs of a process and its parent, from this one up to who started the command. */
function startersOf(pid: number): readonly (readonly [pid: number, parent: number])[] {
  const parent = parentOf(pid)
  // Who was started by the system itself, in a container for example, has nobody to outlive.
  if (parent === undefined || parent <= 1) return []
  const isBetween = process.env['npm_lifecycle_event'] !== undefined && SHELL.test(nameOf(parent))
  return [[pid, parent], ...(isBetween ? startersOf(parent) : [])]
}
