import { expect, it, vi } from 'vitest'
import { GUEST, sessionAtom, type Session } from '../state/session'
import { createStore } from '../state/store'
import { createStorage } from '../storage/storage'
import { createFakeTopics } from '../sync/testing/fake-topics'
import { followOutbox } from './follow-outbox'

const signedIn = (id: string) => ({ kind: 'signed-in', user: { id } }) as unknown as Session
const FAN = signedIn('fan')

/** A page that is opened by this viewer. */
function openPage(session: Session = GUEST) {
  const store = createStore()
  store.set(sessionAtom, session)
  const topics = createFakeTopics()
  followOutbox({ storage: createStorage(), store, topics: topics.privateTopics, onDenied() {} })
  return { store, followed: () => topics.names() }
}

it('a page follows what the user’s other devices choose until the user leaves', async () => {
  const { store, followed } = openPage()
  store.set(sessionAtom, FAN)
  await vi.waitFor(() => expect(followed()).toEqual(['favourites/fan', 'preferences/fan']))
  store.set(sessionAtom, GUEST)
  expect(followed()).toEqual([])
})

it('a page follows nobody who has left before the following began', async () => {
  const { store, followed } = openPage()
  store.set(sessionAtom, FAN)
  store.set(sessionAtom, GUEST)
  store.set(sessionAtom, signedIn('other'))
  // Everything under way is over by then: the user who left would have been followed first.
  await vi.waitFor(() => expect(followed()).toContain('preferences/other'))
  expect(followed()).toEqual(['favourites/other', 'preferences/other'])
})
