/**
 * A lock in the process's shared memory that cannot be left behind: it is free again at its deadline, whatever
 * happened to its holder or to the clock. `setFunc` runs under the store's own lock, which makes this an atomic
 * test-and-set.
 */
export interface Lock {
  /** True when nobody else holds the lock now. */
  renew(): boolean
  release(): void
}

export function takeLock(name: string, holdMs: number): Lock | undefined {
  const own = { key: `lock:${name}`, owner: $security.randomString(12) }
  const isOurs: Condition = (holder) => holder === own.owner
  const isFree: Condition = (holder, until) => isOurs(holder, until) || isOver(until, holdMs)
  const hold = () => changeIf(isFree, own, holdMs)
  return hold() ? { renew: hold, release: () => void changeIf(isOurs, own, -Infinity) } : undefined
}

type Condition = (holder: string, until: number) => boolean

function changeIf(may: Condition, { key, owner }: { key: string; owner: string }, holdMs: number): boolean {
  let isChanged = false
  $app.store().setFunc(key, (old: string | null) => {
    const [holder = '', until] = (old ?? ':0').split(':')
    isChanged = may(holder, Number(until))
    return isChanged ? `${owner}:${Date.now() + holdMs}` : old
  })
  return isChanged
}

/** Clocks are corrected by moments all the time, which must take no lock away from its holder. */
const SMALL_STEP_MS = 10_000

/** A deadline that is too far away for any holder was written before the clock was set back. */
function isOver(until: number, holdMs: number): boolean {
  return until <= Date.now() || until > Date.now() + holdMs + SMALL_STEP_MS
}
