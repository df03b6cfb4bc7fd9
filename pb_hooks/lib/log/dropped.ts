const KEY = 'log-dropped'

export function countDropped(): void {
  $app.store().setFunc(KEY, (old: number | null) => (old ?? 0) + 1)
}

/** How many lines were left out since this was last asked. */
export function takeDropped(): number {
  let dropped = 0
  $app.store().setFunc(KEY, (old: number | null) => {
    dropped = old ?? 0
    return 0
  })
  return dropped
}
