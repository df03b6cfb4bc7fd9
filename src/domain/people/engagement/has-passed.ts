/** Whether `ms` have passed since. A time in the future comes from a clock that was set back, and counts as passed. */
export function hasPassed(since: number | undefined, ms: number, at: number): boolean {
  return since === undefined || at < since || at - since >= ms
}
