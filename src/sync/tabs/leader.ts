import type { Locks } from '../../platform/locks'

/** The right to talk to the server for all tabs: the tab with the lock has it, until it dies or the lock is stolen. */
export interface Candidacy {
  /** Takes the right from a leader who does not answer: browsers freeze tabs without freeing their locks. */
  seize(): void
  withdraw(): void
}

const LOCK = 'ts-sync-leader'

export function standForLeader(locks: Locks, onElected: () => void, onDeposed: () => void): Candidacy {
  let letGo = queue()

  function queue() {
    return locks.hold(LOCK, 'wait', onElected, deposed)
  }

  function deposed() {
    onDeposed()
    letGo = queue()
  }

  return {
    seize() {
      letGo()
      letGo = locks.hold(LOCK, 'steal', onElected, deposed)
    },
    withdraw: () => letGo(),
  }
}
