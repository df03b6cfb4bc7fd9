/** Whether this visit began with a reload, by a person or by ourselves. */
export function isReloaded(): boolean {
  // Safari before 15 has none.
  if (typeof PerformanceNavigationTiming === 'undefined') return false
  const [visit] = performance.getEntriesByType('navigation')
  return visit instanceof PerformanceNavigationTiming && visit.type === 'reload'
}
