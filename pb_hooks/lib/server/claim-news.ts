/** Whether something has not been told for a while (wall time); asking tells it. */
export function claimNews(what: string, forMs: number): boolean {
  const key = `told:${what}`
  const now = Date.now()
  const toldAt = Number($app.store().get(key) ?? 0)
  // A time to come is one of a clock that has been set back since.
  if (now >= toldAt && now - toldAt < forMs) return false
  $app.store().set(key, now)
  return true
}
