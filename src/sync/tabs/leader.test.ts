import { expect, it } from 'vitest'
import type { Locks } from '../../platform/locks'
import { standForLeader } from './leader'

/** A browser that refuses every lock, as some do where they let a page store nothing. */
function createRefusingLocks() {
  let asked = 0
  const locks: Locks = {
    hold(_name, _how, _onHeld, onLost) {
      asked += 1
      if (asked < 100) void Promise.resolve().then(onLost)
      return () => {}
    },
  }
  return { locks, asked: () => asked }
}

it('a tab whose browser refuses the lock works for itself, and does not ask for it for ever', async () => {
  const { locks, asked } = createRefusingLocks()
  const told: string[] = []
  standForLeader(
    locks,
    () => void told.push('elected'),
    () => void told.push('deposed'),
  )
  await new Promise((resolve) => setTimeout(resolve))
  expect([told, asked()]).toEqual([['elected'], 1])
})

interface Claim {
  readonly name: string
  readonly onHeld: () => void
  readonly onLost: () => void
}

/** A tab that stands for leader, whose lock is given and taken by hand. */
function stand() {
  const told: string[] = []
  const claims: Claim[] = []
  standForLeader(
    {
      hold(name, _how, onHeld, onLost) {
        claims.push({ name, onHeld, onLost })
        return () => {}
      },
    },
    () => void told.push('elected'),
    () => void told.push('deposed'),
  )
  return { told, claims }
}

it('a leader whose lock was taken queues for it again, and works for itself if that is refused', () => {
  const { told, claims } = stand()
  claims[0]!.onHeld()
  claims[0]!.onLost()
  claims[1]!.onLost()
  expect([told, claims.length]).toEqual([['elected', 'deposed', 'elected'], 2])
})

it('tabs of all versions ask for one and the same lock', () => {
  expect(stand().claims.map(({ name }) => name)).toEqual(['ts-sync-leader'])
})

it('a leader whose lock was taken queues for it again, each time', () => {
  const { told, claims } = stand()
  claims[0]!.onHeld()
  claims[0]!.onLost()
  claims[1]!.onHeld()
  claims[1]!.onLost()
  expect([told, claims.length]).toEqual([['elected', 'deposed', 'elected', 'deposed'], 3])
})
