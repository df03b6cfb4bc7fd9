/** The right to load something alone. */
export interface Flight {
  land(): void
}

/**
 * An atomic test-and-set like `../server/lock.ts`, for names that come from outside: landing removes the key. It is
 * free again at its deadline, whatever happened to its holder.
 */
export function takeFlight(name: string, mostMs: number): Flight | undefined {
  const key = `flight:${name}`
  const now = Date.now()
  let until = 0
  $app.store().setFunc(key, (old: number | null) => {
    if (old !== null && old > now) return old
    until = now + mostMs
    return until
  })
  if (until === 0) return undefined
  return {
    land: () => {
      if ($app.store().get(key) === until) $app.store().remove(key)
    },
  }
}

export function isFlying(name: string): boolean {
  return $app.store().has(`flight:${name}`)
}
