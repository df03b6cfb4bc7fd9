/**
 * A name for what a person did last in this page. Requests and log lines carry it, so that everything that follows from
 * one tap can be found together: here, on the server and in its upstream requests.
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
