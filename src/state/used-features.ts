import type { Attempt } from '../domain/people/gates/locked-preview'
import { productNow } from '../platform/clock'
import { putEntry } from '../storage/put-entry'
import { GUEST_OWNER, ownerOf } from '../storage/viewer'
import { portsAtom } from './ports'
import { sessionAtom } from './session'
import { atom } from './store'

/** A user has used something that not everybody may use. For guests this records nothing. */
export const recordUseAtom = atom(undefined, (get, _set, feature: Attempt) => {
  const user = ownerOf(get(sessionAtom))
  const storage = get(portsAtom)?.storage
  if (user === GUEST_OWNER || !storage) return
  void putEntry(storage, { user, kind: 'usage', body: { feature }, at: productNow() })
})
