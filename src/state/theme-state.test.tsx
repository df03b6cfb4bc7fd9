import { afterEach, beforeEach, expect, it } from 'vitest'
import { localValues } from '../platform/local-values'
import { STORAGE_KEYS } from '../platform/storage-keys'
import { createStore } from './store'
import { readTheme } from './stored-theme'
import { themeAtom, toggleThemeAtom } from './theme-state'

const forget = () => {
  localValues.remove(STORAGE_KEYS.theme)
  delete document.documentElement.dataset['theme']
}
beforeEach(forget)
afterEach(forget)

it('a press changes the theme of the page, and of the next visit', () => {
  const store = createStore()
  expect([store.get(themeAtom), readTheme()]).toEqual(['classic', 'classic'])
  store.set(toggleThemeAtom)
  expect([store.get(themeAtom), readTheme()]).toEqual(['material', 'material'])
  expect(document.documentElement.dataset['theme']).toBe('material')
  store.set(toggleThemeAtom)
  expect(store.get(themeAtom)).toBe('classic')
})
