/**
 * A board's revision is `{epoch}-{n}`. The count grows by one with each change; the epoch changes when the count
 * starts anew (first start, restored backup), so that a client can never take an old board for a newer one.
 */

export function firstRevision(epoch: string): string {
  return `${epoch}-1`
}

export function nextRevision(rev: string): string {
  const [epoch, count] = split(rev)
  return `${epoch}-${count + 1}`
}

/**
 * The revision for new content. A revision that was given out is never used again for other content, even if its save
 * failed: `givenOut` is the last one that this process has given out. What an earlier process gave out before it ended
 * is unknown, but it is at most one more than the saved revision: the saves of a process outlive it. A machine that loses
 * its power can lose more of them, so on Linux the server begins a new epoch when the machine was started; elsewhere it
 * cannot tell, and whoever runs it deletes the mark after a power cut.
 */
export function unusedRevision(saved: string, givenOut: string | undefined): string {
  return nextRevision(givenOut ?? nextRevision(saved))
}

/**
 * The revision for the same content with another statement about the feed. No board counts in its epoch, so a client
 * that has it requests the whole board as soon as one is pushed or confirmed again.
 */
export function unconfirmedRevision(rev: string): string {
  const [epoch, count] = split(rev)
  return `${epoch}~-${count}`
}

/**
 * Whether `rev` is an earlier state than `than`. Revisions of different epochs have no order: the server started
 * anew, and what it says now is right.
 */
export function isOlderRevision(rev: string, than: string): boolean {
  const [epoch, count] = split(rev)
  const [thanEpoch, thanCount] = split(than)
  return epoch === thanEpoch && count < thanCount
}

/** How many revisions lie between two of one epoch. Those of different epochs are no steps apart. */
export function revisionSteps(from: string, to: string): number | undefined {
  const [fromEpoch, fromCount] = split(from)
  const [epoch, count] = split(to)
  return epoch === fromEpoch ? count - fromCount : undefined
}

/** The revision that many steps before. */
export function earlierRevision(rev: string, steps: number): string {
  const [epoch, count] = split(rev)
  return `${epoch}-${count - steps}`
}

function split(rev: string): readonly [epoch: string, count: number] {
  const dash = rev.lastIndexOf('-')
  return [rev.slice(0, dash), Number(rev.slice(dash + 1))]
}
