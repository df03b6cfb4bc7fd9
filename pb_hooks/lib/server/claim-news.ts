/** Whether something may be told again: not within this time after the last yes (wall time), which counts as told. */
export function claimNews(what: string, forMs: number): boolean {
  const key = `told:${what}`
  const now = Date.now()
  const toldAt = Number($app.store().get(key) ?? 0)
  // A time in the future was written before the clock was set back.
  if (now >= toldAt && now - toldAt < forMs) return false
  $app.store().set(key, now)
  return true
}
