/** Whether so much time lies between; a moment ahead of now comes from a clock that was set back, and counts as past. */
export function hasPassed(since: number | undefined, ms: number, at: number): boolean {
  return since === undefined || at < since || at - since >= ms
}
