const KEY = 'odds-scheduling-wanted'

/** Said by the pollers when a board shows other games than before. */
export function wantScheduling(): void {
  $app.store().set(KEY, true)
}

/** Whether somebody said so since this was last asked. */
export function takeWantedScheduling(): boolean {
  const wanted = $app.store().has(KEY)
  $app.store().remove(KEY)
  return wanted
}
