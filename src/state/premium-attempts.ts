import type { GuestMetrics } from '../domain/people/engagement/guest-metrics'
import type { Attempt } from '../domain/people/gates/locked-preview'
import { GUEST_OWNER, ownerOf } from '../storage/viewer'
import { sessionAtom } from './session'
import { atom } from './store'
import { recordUseAtom } from './used-features'
import { metricsAfter } from '../domain/people/engagement/metrics-after'
import { readEngagement, writeEngagement } from '../domain/people/engagement/stored-engagement'
import { productNow } from '../platform/clock'
import { localValues } from '../platform/local-values'
import { STORAGE_KEYS } from '../platform/storage-keys'

/** Somebody reached for something that is locked: of a guest the device counts it, of a user the server. */
export const recordAttemptAtom = atom(undefined, (get, set, feature: Attempt) => {
  if (ownerOf(get(sessionAtom)) === GUEST_OWNER) countForGuest(feature)
  else set(recordUseAtom, feature)
})

/** What this device has counted of its guest. */
export function readGuestMetrics(): GuestMetrics {
  const metrics = localValues.read(STORAGE_KEYS.guestMetrics)
  return readEngagement(metrics === undefined ? {} : { metrics }).metrics
}

function countForGuest(feature: string): void {
  const metrics = localValues.read(STORAGE_KEYS.guestMetrics)
  const guest = readEngagement(metrics === undefined ? {} : { metrics })
  const next = metricsAfter(guest, { kind: 'premium-attempted', feature, at: productNow() })
  localValues.write(STORAGE_KEYS.guestMetrics, writeEngagement(next).metrics ?? '')
}
