/**
 * What a person did last in this page, as a name that its requests and lines of the log carry on: what follows from one
 * tap is told together, here, on the server and in what it asks upstream.
 */

/** Names this visit of this page. */
export const pageVisit = Math.random().toString(36).slice(2, 10).padEnd(8, '0')

let taps = 0

export function countTap(): void {
  taps += 1
}

export function currentAction(): string {
  return `${pageVisit}-${taps % 1_000_000}`
}
