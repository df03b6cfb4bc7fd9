import { expect, it, vi } from 'vitest'
import { GUEST, sessionAtom, type Session } from '../state/session'
import { createStore } from '../state/store'
import { createStorage } from '../storage/storage'
import type { PrivateTopics } from '../sync/session/private-topics'
import { followOutbox } from './follow-outbox'

const FAN = { kind: 'signed-in', user: { id: 'fan' } } as unknown as Session

/** Who is followed, and how often somebody is. */
function openPage() {
  const store = createStore()
  const stop = vi.fn()
  const whileSeen = vi.fn(() => stop)
  followOutbox({
    storage: createStorage(),
    store,
    topics: { whileSeen } as unknown as PrivateTopics,
    onDenied() {},
  })
  return { store, whileSeen, stop }
}

it('a page follows what the user’s other devices choose until the user leaves', async () => {
  const { store, whileSeen, stop } = openPage()
  store.set(sessionAtom, FAN)
  await vi.waitFor(() => expect(whileSeen).toHaveBeenCalledTimes(1))
  store.set(sessionAtom, GUEST)
  expect(stop).toHaveBeenCalledTimes(1)
})

it('a page follows nobody who has left before the following began', async () => {
  const { store, whileSeen } = openPage()
  store.set(sessionAtom, FAN)
  store.set(sessionAtom, GUEST)
  store.set(sessionAtom, { ...FAN, user: { id: 'other' } } as unknown as Session)
  await vi.waitFor(() => expect(whileSeen).toHaveBeenCalled())
  // Everything under way is over: the user who left would have been followed first.
  expect(whileSeen).toHaveBeenCalledTimes(1)
})
