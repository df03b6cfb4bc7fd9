/**
 * A board's revision is `{epoch}-{n}`. The count grows by one with each change; the epoch changes when the count
 * starts anew (first start, restored backup), so that a client can never take an old board for a newer one.
 */

export function firstRevision(epoch: string): string {
  return `${epoch}-1`
}

export function nextRevision(rev: string): string {
  const dash = rev.lastIndexOf('-')
  return `${rev.slice(0, dash)}-${Number(rev.slice(dash + 1)) + 1}`
}
