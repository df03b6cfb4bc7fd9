import { parseUsedFeature } from '../../../../src/domain/people/outbox/entry-bodies'
import { dateBucket, recordUsage, type FeatureUsage } from '../../../../src/domain/people/tiers/feature-usage'
import type { Effect } from '../take-entry'

const TABLE = 'feature_usage_tracking'

/** One more use of a feature on the Eastern day on which it was used, however late the server hears of it. */
export const countUse: Effect = (tx, { user }, { body, at }) => {
  const featureFlag = parseUsedFeature(body)
  if (!featureFlag) return 'There is no such feature'
  const row = rowOf(tx, user.id, featureFlag, dateBucket(at))
  const before = row.isNew() ? undefined : usageIn(row)
  const next = recordUsage(before, { userId: user.id, featureFlag, quotaLimit: null }, at)
  const lastUsed = Math.max(at, Date.parse(before?.last_used_at ?? '') || 0)
  const usage = { ...next, quota_limit: 0, last_used_at: new Date(lastUsed).toISOString() }
  for (const [name, value] of Object.entries(usage)) row.set(name, value)
  tx.save(row)
  return undefined
}

function rowOf(tx: CoreApp, user: string, flag: string, day: string): core.Record {
  const filter = 'user_id = {:user} && feature_flag = {:flag} && date_bucket = {:day}'
  const found = tx.findRecordsByFilter(TABLE, filter, '', 1, 0, { user, flag, day })[0]
  return found ?? new Record(tx.findCollectionByNameOrId(TABLE))
}

function usageIn(row: core.Record): FeatureUsage {
  return {
    user_id: row.getString('user_id'),
    feature_flag: row.getString('feature_flag'),
    usage_count: row.getInt('usage_count'),
    last_used_at: row.getString('last_used_at').replace(' ', 'T'),
    quota_limit: null,
    date_bucket: row.getString('date_bucket'),
  }
}
