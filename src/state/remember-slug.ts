import type { Slug } from '../domain/league'
import { localValues } from '../platform/local-values'
import { STORAGE_KEYS } from '../platform/storage-keys'
import { kioskAtom } from './auto-scroll'
import { atom } from './store'

/** Notes for the next visit which league is looked at. A kiosk changes nothing for ordinary visits on its device. */
export const rememberSlugAtom = atom(undefined, (get, _set, slug: Slug) => {
  if (!get(kioskAtom)) localValues.write(STORAGE_KEYS.lastSport, slug)
})
