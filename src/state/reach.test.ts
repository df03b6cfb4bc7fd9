import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { localValues } from '../platform/local-values'
import { serverReach } from '../platform/reach'
import { STORAGE_KEYS } from '../platform/storage-keys'
import { lossAtom, reachAtom } from './reach'
import { createStore } from './store'

const NOW = Date.parse('2026-09-06T17:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  localValues.remove(STORAGE_KEYS.clock)
  serverReach.answered()
})
afterEach(() => {
  serverReach.answered()
  vi.useRealTimers()
})

it('a page that looks once knows whether the server answers', () => {
  expect(createStore().get(reachAtom)).toEqual({ kind: 'reached' })
  serverReach.failed()
  expect(createStore().get(reachAtom)).toEqual({ kind: 'lost', sinceMs: NOW, isOffline: false })
})

it('a screen follows whether the server answers, until it is gone', () => {
  const store = createStore()
  const seen: string[] = []
  const leave = store.sub(reachAtom, () => seen.push(store.get(reachAtom).kind))
  serverReach.failed()
  serverReach.answered()
  leave()
  serverReach.failed()
  expect(seen).toEqual(['lost', 'reached'])
})

it('a page whose server answers needs no timer to see a loss', () => {
  vi.useFakeTimers()
  const leave = createStore().sub(lossAtom, () => {})
  expect(vi.getTimerCount()).toBe(0)
  leave()
})

it('a loss is shown only after three seconds, not for one failed request', () => {
  expect(createStore().get(lossAtom)).toBeUndefined()
  serverReach.failed()
  vi.setSystemTime(NOW + 3000)
  expect(createStore().get(lossAtom)).toBeUndefined()
  vi.setSystemTime(NOW + 3001)
  expect(createStore().get(lossAtom)).toBe('unreachable')
})
