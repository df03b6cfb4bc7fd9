import { localValues } from '../platform/local-values'
import { STORAGE_KEYS } from '../platform/storage-keys'
import { atom } from './store'

const dismissedNowAtom = atom(false)

/** Whether this device still shows guests what an account adds. It does not after somebody has dismissed it. */
export const invitationAtom = atom(
  (get) => !get(dismissedNowAtom) && localValues.read(STORAGE_KEYS.invitationDismissed) === undefined,
)

export const dismissInvitationAtom = atom(undefined, (_get, set) => {
  set(dismissedNowAtom, true)
  localValues.write(STORAGE_KEYS.invitationDismissed, 'yes')
})
