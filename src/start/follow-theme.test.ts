import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { STORAGE_KEYS } from '../platform/storage-keys'
import { createStore } from '../state/store'
import { themeAtom, toggleThemeAtom } from '../state/theme-state'
import { stubPage, stubValues } from '../sync/testing/stub-page'
import { applyTheme, otherTheme } from '../theme/themes'
import { followTheme } from './follow-theme'

let page: ReturnType<typeof stubPage>
let values: Map<string, string>
beforeEach(() => {
  page = stubPage()
  values = stubValues('localStorage')
})
afterEach(() => void vi.unstubAllGlobals())

/** A page on Midnight, which its main script has drawn before the rest was loaded. */
function drawPage() {
  const store = createStore()
  applyTheme('classic')
  const offered = () => otherTheme(store.get(themeAtom)).label
  return { store, shown: () => [document.documentElement.dataset['theme'], offered()] }
}

it.each([
  ['at once', () => page.hear('storage', { key: STORAGE_KEYS.theme })],
  [
    'also when this one comes back from where the browser keeps pages for its Back',
    () => page.become('visible'),
  ],
])('a theme that another tab chose is shown %s, and the menu offers the one before', (_when, happen) => {
  const { store, shown } = drawPage()
  followTheme(store)
  values.set(STORAGE_KEYS.theme, 'material')
  happen()
  expect(shown()).toEqual(['material', 'Midnight'])
})

it('a theme that another tab chose while this one was still loading is shown as well', () => {
  const { store, shown } = drawPage()
  values.set(STORAGE_KEYS.theme, 'material')
  followTheme(store)
  expect(shown()).toEqual(['material', 'Midnight'])
})

it('a choice of another tab comes after the own one', () => {
  const { store, shown } = drawPage()
  followTheme(store)
  store.set(toggleThemeAtom)
  values.set(STORAGE_KEYS.theme, 'classic')
  page.hear('storage', { key: STORAGE_KEYS.theme })
  expect(shown()).toEqual(['classic', 'Cosmic'])
})

it('without a choice, since all that is stored was cleared, the first theme is shown', () => {
  const { store, shown } = drawPage()
  followTheme(store)
  store.set(toggleThemeAtom)
  values.clear()
  page.hear('storage', { key: null })
  expect(shown()).toEqual(['classic', 'Cosmic'])
})

it('nothing changes when another tab stores something else', () => {
  const { store, shown } = drawPage()
  followTheme(store)
  values.set(STORAGE_KEYS.theme, 'material')
  page.hear('storage', { key: STORAGE_KEYS.preferences })
  expect(shown()).toEqual(['classic', 'Cosmic'])
})
