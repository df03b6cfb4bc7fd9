/** Whether this visit began with a reload, by a person or by ourselves. */
export function isReloaded(): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  return visit instanceof PerformanceNavigationTiming && visit.type === 'reload'
}
