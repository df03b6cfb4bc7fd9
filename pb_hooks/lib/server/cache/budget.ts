/**
 * Whether one more upstream request may be made in this minute (wall time) under a name. For questions that no board
 * gives rise to: whoever asks for ever new games cannot make the server ask the feed without end.
 */
export function spend(name: string, perMinute: number): boolean {
  const minute = Math.floor(Date.now() / 60_000)
  let spent = false
  $app.store().setFunc(`budget:${name}`, (old: string | null) => {
    const [of, count] = (old ?? '0 0').split(' ').map(Number)
    const before = of === minute ? (count ?? 0) : 0
    spent = before < perMinute
    return `${minute} ${spent ? before + 1 : before}`
  })
  return spent
}

export const SPENT = {
  kind: 'refused',
  status: 503,
  message: 'Too many different requests. Please try again in a minute.',
} as const
