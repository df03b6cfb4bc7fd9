import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { STORAGE_KEYS } from '../platform/storage-keys'
import { preferencesAtom } from '../state/preferences'
import { createStore } from '../state/store'
import { stubPage, stubValues } from '../sync/testing/stub-page'
import { followPreferences } from './follow-preferences'

const COMPACT = '{"compactMode":true}'
let page: ReturnType<typeof stubPage>
let values: Map<string, string>
beforeEach(() => {
  page = stubPage()
  values = stubValues('localStorage')
})
afterEach(() => void vi.unstubAllGlobals())

function openPage() {
  const store = createStore()
  followPreferences(store)
  return { store, before: store.get(preferencesAtom) }
}

it.each([
  ['at once', () => page.hear('storage', { key: STORAGE_KEYS.preferences })],
  [
    'also when this one comes back from where the browser keeps pages for its Back',
    () => page.become('visible'),
  ],
])('a choice of another tab counts %s', (_when, happen) => {
  const { store, before } = openPage()
  values.set(STORAGE_KEYS.preferences, COMPACT)
  happen()
  expect(store.get(preferencesAtom)).toEqual({ ...before, compactMode: true })
})

it('without choices, since all that is stored was cleared, the first ones count', () => {
  values.set(STORAGE_KEYS.preferences, COMPACT)
  const { store, before } = openPage()
  values.clear()
  page.hear('storage', { key: null })
  expect(store.get(preferencesAtom)).toEqual({ ...before, compactMode: false })
})

it.each([
  ['another tab stores something else', () => page.hear('storage', { key: STORAGE_KEYS.theme })],
  ['somebody looks at the page again', () => page.become('visible')],
])('nothing changes when %s', (_when, happen) => {
  const { store, before } = openPage()
  happen()
  expect(store.get(preferencesAtom)).toBe(before)
})
