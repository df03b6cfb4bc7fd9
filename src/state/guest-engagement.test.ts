import { beforeEach, describe, expect, it } from 'vitest'
import type { GuestEvent } from '../domain/people/engagement/guest-events'
import { GUEST } from '../domain/people/users/session'
import { localValues } from '../platform/local-values'
import { STORAGE_KEYS } from '../platform/storage-keys'
import { createStorage } from '../storage/storage'
import { kioskAtom } from './auto-scroll'
import {
  guestEngagementAtom,
  readGuestMetrics,
  recordAttemptAtom,
  recordGuestEventAtom,
} from './guest-engagement'
import { guestPromptAtom } from './guest-prompt'
import { portsAtom } from './ports'
import { sessionAtom } from './session'
import { createStore } from './store'
import { testPorts } from './testing/test-ports'

const HOUR_MS = 3_600_000
const ANN = { kind: 'signed-in', user: { id: 'ann', email: '' }, tier: 'registered', can: [] } as const
const KEPT = ['guestMetrics', 'lastPromptTime', 'dismissedCount', 'lastDismissedTime'] as const
const kept = () => KEPT.map((name) => localValues.read(STORAGE_KEYS[name]))

beforeEach(() => KEPT.forEach((name) => localValues.remove(STORAGE_KEYS[name])))

/** A page on which a guest does something every hour. */
function open() {
  const store = createStore()
  let at = HOUR_MS
  const tell = (event: object) =>
    store.set(recordGuestEventAtom, { at: (at += HOUR_MS), ...event } as GuestEvent)
  return { store, tell, reach: () => tell({ kind: 'premium-attempted', feature: 'box-score' }) }
}

describe('what a guest does', () => {
  it('is counted on the device, over all visits', () => {
    open().tell({ kind: 'session-started' })
    open().tell({ kind: 'session-started' })
    expect(readGuestMetrics()).toMatchObject({ sessions: 2 })
  })

  it('is counted together with what another tab has counted since', () => {
    const [one, other] = [open(), open()]
    one.reach()
    other.reach()
    one.reach()
    expect(readGuestMetrics()).toMatchObject({ premiumAttempts: 3 })
  })

  it('is not counted for a signed-in user, nor on a kiosk', () => {
    const [user, wall] = [open(), open()]
    user.store.set(sessionAtom, ANN)
    wall.store.set(kioskAtom, { leagues: [] })
    user.reach()
    wall.reach()
    expect(kept()).toEqual([undefined, undefined, undefined, undefined])
  })

  it('leads to a prompt, which the device remembers', () => {
    const { store, reach } = open()
    reach()
    reach()
    expect(store.get(guestPromptAtom)).toBe('none')
    reach()
    expect(store.get(guestPromptAtom)).toBe('gentle')
    expect(store.get(guestEngagementAtom)).toMatchObject({ level: 'gentle', lastPromptAt: 4 * HOUR_MS })
    expect(kept().slice(1)).toEqual([String(4 * HOUR_MS), '0', undefined])
    const next = open()
    next.tell({ kind: 'premium-attempted', feature: 'box-score', at: 4 * HOUR_MS + 1000 })
    expect(next.store.get(guestPromptAtom)).toBe('none')
  })

  it('leads to no prompt any more once it was dismissed three times, nor at later visits', () => {
    const { store, reach, tell } = open()
    for (let time = 0; time < 5; time++) reach()
    for (let time = 0; time < 3; time++) {
      reach()
      expect(store.get(guestPromptAtom)).not.toBe('none')
      tell({ kind: 'prompt-dismissed' })
    }
    expect(kept()[2]).toBe('3')
    const next = open()
    for (let time = 0; time < 50; time++) {
      reach()
      next.reach()
      expect([store, next.store].map((visit) => visit.get(guestPromptAtom))).toEqual(['none', 'none'])
    }
  })

  it('is counted once when a thing is touched twice in two seconds, or the page scrolled twice in one', () => {
    const { tell } = open()
    const touch = (at: number) => tell({ kind: 'interacted', key: 'card', at: HOUR_MS + at })
    const scroll = (percent: number, at: number) => tell({ kind: 'scrolled', percent, at: HOUR_MS + at })
    touch(0)
    touch(1999)
    scroll(10, 0)
    scroll(90, 999)
    expect(readGuestMetrics()).toMatchObject({ interactions: 1, scrollDepth: 10 })
    touch(2000)
    scroll(90, 1000)
    expect(readGuestMetrics()).toMatchObject({ interactions: 2, scrollDepth: 90 })
  })

  it('leads to no prompt any more once the guest was seen to be signed in, nor after a sign-out', () => {
    const { store, reach, tell } = open()
    for (let time = 0; time < 3; time++) reach()
    store.set(sessionAtom, ANN)
    tell({ kind: 'authentication-checked', authenticated: true })
    expect(store.get(guestPromptAtom)).toBe('none')
    store.set(sessionAtom, GUEST)
    for (let time = 0; time < 50; time++) reach()
    expect(store.get(guestPromptAtom)).toBe('none')
  })
})

describe('somebody who reaches for something that is locked', () => {
  it('is counted on the device as a guest', () => {
    open().store.set(recordAttemptAtom, 'box-score')
    expect(readGuestMetrics()).toMatchObject({ premiumAttempts: 1 })
  })

  it('is counted by the server as a user', async () => {
    const storage = createStorage()
    const { store } = open()
    store.set(portsAtom, testPorts(storage))
    store.set(sessionAtom, ANN)
    store.set(recordAttemptAtom, 'box-score')
    expect(readGuestMetrics()).toMatchObject({ premiumAttempts: 0 })
    expect(await storage.readAll('outbox')).toMatchObject([
      { user: 'ann', kind: 'usage', body: { feature: 'box-score' } },
    ])
  })
})
