import { localValues } from '../platform/local-values'
import { STORAGE_KEYS } from '../platform/storage-keys'
import { applyTheme, otherTheme, type ThemeName } from '../theme/themes'
import { atom } from './store'
import { readTheme } from './stored-theme'

const chosenAtom = atom<ThemeName | undefined>(undefined)

export const themeAtom = atom((get) => get(chosenAtom) ?? readTheme())

export const toggleThemeAtom = atom(undefined, (get, set) => {
  const { name } = otherTheme(get(themeAtom))
  localValues.write(STORAGE_KEYS.theme, name)
  set(adoptThemeAtom)
})

/** Shows the theme that was chosen last on this device, perhaps in another tab. */
export const adoptThemeAtom = atom(undefined, (_get, set) => {
  const name = readTheme()
  set(chosenAtom, name)
  applyTheme(name)
})
