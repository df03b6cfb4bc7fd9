import { describe, expect, it } from 'vitest'
import { preferencesAtom, setPreferenceAtom } from './preferences'
import { createStore } from './store'

describe('preferences', () => {
  it('start with the defaults, change one by one and are there for the next start', () => {
    const store = createStore()
    expect(store.get(preferencesAtom)).toMatchObject({ showSearchBar: true, compactMode: false })
    store.set(setPreferenceAtom, 'compactMode', true)
    expect(store.get(preferencesAtom)).toMatchObject({ showSearchBar: true, compactMode: true })
    expect(createStore().get(preferencesAtom)).toMatchObject({ showSearchBar: true, compactMode: true })
  })
})
