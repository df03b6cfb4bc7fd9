import { nameOf, parentOf } from './process-birth'

const LOOK_MS = 250
/** npm runs a command through one of these shells, which do not pass on that npm has ended. */
const SHELL = /^(ba|da|a|z|k)?sh$/

/**
 * Calls `end` when this process gets a signal to end, and also when the process that started it has ended: killing npm,
 * a terminal or a test runner outright leaves nothing behind.
 */
export function onMustEnd(end: () => void): void {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, end)
  const starters = startersOf(process.pid)
  const timer = setInterval(() => {
    if (starters.every(([pid, parent]) => parentOf(pid) === parent)) return
    clearInterval(timer)
    end()
  }, LOOK_MS)
  timer.unref()
}

/** Pairs of a process and its parent, from this one up to the one that started the command. */
function startersOf(pid: number): readonly (readonly [pid: number, parent: number])[] {
  const parent = parentOf(pid)
  // A process that the system itself started, in a container for example, has no starter to outlive.
  if (parent === undefined || parent <= 1) return []
  const isBetween = process.env['npm_lifecycle_event'] !== undefined && SHELL.test(nameOf(parent))
  return [[pid, parent], ...(isBetween ? startersOf(parent) : [])]
}
