/** Whether something may be told again: not within this time of the last yes (wall time). A yes counts as telling it. */
export function claimNews(what: string, forMs: number): boolean {
  const key = `told:${what}`
  const now = Date.now()
  const toldAt = Number($app.store().get(key) ?? 0)
  // A time in the future was written before the clock was set back.
  if (now >= toldAt && now - toldAt < forMs) return false
  $app.store().set(key, now)
  return true
}
