import { parseUsedFeature } from '../../../../src/domain/people/outbox/entry-bodies'
import { quotaOf } from '../../../../src/domain/people/tiers/feature-usage'
import { saveUsage } from '../../access/feature-usage'
import type { Effect } from '../take-entry'

/** One more use of a feature on the Eastern day on which it was used, however late the server hears of it. */
export const countUse: Effect = (tx, { user }, { body, at }) => {
  const featureFlag = parseUsedFeature(body)
  if (!featureFlag) return 'There is no such feature'
  saveUsage(tx, { userId: user.id, featureFlag, quotaLimit: quotaOf(featureFlag) }, at)
  return undefined
}
