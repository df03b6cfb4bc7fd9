/**
 * Whether one more request may come in this window of the wall clock. PocketBase's limits apply to whole routes; this
 * one applies to a part of a route. One text holds the counts of all callers in the window, so nothing is left of them
 * afterwards.
 */
export function takeTurn(name: string, who: string, most: number, windowMs: number): boolean {
  const window = Math.floor(Date.now() / windowMs)
  let isTaken = false
  $app.store().setFunc(`turns:${name}`, (old: string | null) => {
    const last = old ? (JSON.parse(old) as Turns) : undefined
    const counts = last?.window === window ? last.counts : {}
    const before = Object.hasOwn(counts, who) ? counts[who]! : 0
    isTaken = before < most
    return isTaken ? JSON.stringify({ window, counts: { ...counts, [who]: before + 1 } }) : old
  })
  return isTaken
}

interface Turns {
  readonly window: number
  readonly counts: Readonly<Record<string, number>>
}
