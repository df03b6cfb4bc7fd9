import { afterEach, expect, it } from 'vitest'
import { localValues } from '../platform/local-values'
import { STORAGE_KEYS } from '../platform/storage-keys'
import { announceAtom } from './announce'
import { createStore } from './store'

afterEach(() => localValues.remove(STORAGE_KEYS.announceScores))

it('scores are announced to screen readers until somebody switches that off, now and at the next visit', () => {
  const store = createStore()
  const now = () => [store, createStore()].map((one) => one.get(announceAtom))
  expect(now()).toEqual([true, true])
  store.set(announceAtom, false)
  expect(now()).toEqual([false, false])
  store.set(announceAtom, true)
  expect(now()).toEqual([true, true])
})
