import { kioskAtom } from './auto-scroll'
import { preferencesAtom } from './preferences'
import { atom } from './store'

/**
 * Whether scores change only when somebody asks. Nobody does so at a wall, whatever its account's owner has chosen on a
 * phone.
 */
export const isPausedAtom = atom((get) => !get(kioskAtom) && !get(preferencesAtom).autoRefresh)
