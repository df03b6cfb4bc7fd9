import { metricsAfter } from '../domain/people/engagement/metrics-after'
import { readEngagement, writeEngagement } from '../domain/people/engagement/stored-engagement'
import { productNow } from '../platform/clock'
import { localValues } from '../platform/local-values'
import { STORAGE_KEYS } from '../platform/storage-keys'

/** A guest reached for something that is locked. Kept on the guest's device only. */
export function recordPremiumAttempt(feature: string): void {
  const metrics = localValues.read(STORAGE_KEYS.guestMetrics)
  const guest = readEngagement(metrics === undefined ? {} : { metrics })
  const next = metricsAfter(guest, { kind: 'premium-attempted', feature, at: productNow() })
  localValues.write(STORAGE_KEYS.guestMetrics, writeEngagement(next).metrics ?? '')
}
