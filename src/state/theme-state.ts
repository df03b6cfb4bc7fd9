import { localValues } from '../platform/local-values'
import { STORAGE_KEYS } from '../platform/storage-keys'
import { applyTheme, otherTheme, parseThemeName, type ThemeName } from '../theme/themes'
import { atom } from './store'

const chosenAtom = atom<ThemeName | undefined>(undefined)

export const themeAtom = atom((get) => get(chosenAtom) ?? readTheme())

export const toggleThemeAtom = atom(undefined, (get, set) => {
  const { name } = otherTheme(get(themeAtom))
  set(chosenAtom, name)
  localValues.write(STORAGE_KEYS.theme, name)
  applyTheme(name)
})

/** Also used to colour the page before the first render. */
export function readTheme(): ThemeName {
  return parseThemeName(localValues.read(STORAGE_KEYS.theme))
}
