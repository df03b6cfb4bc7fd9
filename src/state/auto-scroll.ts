import { localValues } from '../platform/local-values'
import { STORAGE_KEYS } from '../platform/storage-keys'
import { atom } from './store'

const changedAtom = atom<boolean | undefined>(undefined)

/** Whether the list scrolls by itself. Off by default, and remembered. */
export const autoScrollAtom = atom(
  (get) => get(changedAtom) ?? localValues.read(STORAGE_KEYS.autoScroll) === 'on',
  (_get, set, on: boolean) => {
    set(changedAtom, on)
    localValues.write(STORAGE_KEYS.autoScroll, on ? 'on' : 'off')
  },
)
