import { localValues } from '../platform/local-values'
import { STORAGE_KEYS } from '../platform/storage-keys'
import { atom } from './store'

const changedAtom = atom<boolean | undefined>(undefined)

/** Whether score changes are told to screen readers. On unless it was switched off on this device. */
export const announceAtom = atom(
  (get) => get(changedAtom) ?? localValues.read(STORAGE_KEYS.announceScores) !== 'off',
  (_get, set, on: boolean) => {
    set(changedAtom, on)
    localValues.write(STORAGE_KEYS.announceScores, on ? 'on' : 'off')
  },
)
