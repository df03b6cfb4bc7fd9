import { localValues } from '../platform/local-values'
import { STORAGE_KEYS } from '../platform/storage-keys'
import { parseThemeName, type ThemeName } from '../theme/themes'

/** Also used to colour the page before the first render, so it is apart from the atoms, which are loaded later. */
export function readTheme(): ThemeName {
  return parseThemeName(localValues.read(STORAGE_KEYS.theme))
}
