/**
 * A lock in the process's shared memory that cannot be left behind: it is free again at its deadline, whatever
 * happened to its holder. `setFunc` runs under the store's own lock, which makes this an atomic test-and-set.
 */
export interface Lock {
  renew(): boolean
  release(): void
}

export function takeLock(name: string, holdMs: number): Lock | undefined {
  const key = `lock:${name}`
  const owner = $security.randomString(12)
  if (!hold(key, owner, holdMs)) return undefined
  return {
    renew: () => hold(key, owner, holdMs),
    release: () => hold(key, owner, 0),
  }
}

/** Takes or renews: true when nobody else holds the lock now. */
function hold(key: string, owner: string, holdMs: number): boolean {
  let held = false
  $app.store().setFunc(key, (old: string | null) => {
    const [holder, until] = (old ?? ':0').split(':')
    held = holder === owner || Number(until) <= Date.now()
    return held ? `${owner}:${Date.now() + holdMs}` : old
  })
  return held
}
