import type { Locks } from '../../platform/locks'

/** The right to talk to the server for all tabs: the tab with the lock has it, until it dies or the lock is stolen. */
export interface Candidacy {
  /** Takes the right from a leader who does not answer: browsers freeze tabs without freeing their locks. */
  seize(): void
  withdraw(): void
}

const LOCK = 'ts-sync-leader'

export function standForLeader(locks: Locks, onElected: () => void, onDeposed: () => void): Candidacy {
  let isElected = false
  let letGo = queue()

  function queue() {
    return locks.hold(LOCK, 'wait', elected, deposed)
  }

  function elected() {
    isElected = true
    onElected()
  }

  function deposed() {
    // Nobody can take from a tab what it never had: this browser gives no locks, so each tab works for itself.
    if (!isElected) return elected()
    isElected = false
    onDeposed()
    letGo = queue()
  }

  return {
    seize() {
      letGo()
      letGo = locks.hold(LOCK, 'steal', elected, deposed)
    },
    withdraw: () => letGo(),
  }
}
