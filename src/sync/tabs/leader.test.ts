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

it('a leader whose lock was taken queues for it again', async () => {
  const told: string[] = []
  let claims: { readonly onHeld: () => void; readonly onLost: () => void }[] = []
  standForLeader(
    {
      hold(_name, _how, onHeld, onLost) {
        claims = [...claims, { onHeld, onLost }]
        return () => {}
      },
    },
    () => void told.push('elected'),
    () => void told.push('deposed'),
  )
  claims[0]!.onHeld()
  claims[0]!.onLost()
  claims[1]!.onHeld()
  claims[1]!.onLost()
  expect([told, claims.length]).toEqual([['elected', 'deposed', 'elected', 'deposed'], 3])
})
