import {
  dateBucket,
  recordUsage,
  type FeatureUsage,
  type FeatureUse,
} from '../../../src/domain/people/tiers/feature-usage'

const TABLE = 'feature_usage_tracking'

/** How much of a feature a user used on the Eastern day that contains that moment. */
export function usageOf(tx: CoreApp, userId: string, flag: string, atMs: number): FeatureUsage | undefined {
  const row = rowOf(tx, userId, flag, dateBucket(atMs))
  return row && usageIn(row)
}

/** Adds one use on the day of that moment, even when the server hears of it later. */
export function saveUsage(tx: CoreApp, use: FeatureUse, atMs: number, metadata?: string): FeatureUsage {
  const row =
    rowOf(tx, use.userId, use.featureFlag, dateBucket(atMs)) ?? new Record(tx.findCollectionByNameOrId(TABLE))
  const before = row.isNew() ? undefined : usageIn(row)
  const lastUsed = Math.max(atMs, Date.parse(before?.last_used_at ?? '') || 0)
  const next = { ...recordUsage(before, use, atMs), last_used_at: new Date(lastUsed).toISOString() }
  // A number field cannot be empty: 0 is no limit.
  for (const [name, value] of Object.entries({ ...next, quota_limit: next.quota_limit ?? 0 }))
    row.set(name, value)
  if (metadata !== undefined) row.set('metadata', metadata)
  tx.save(row)
  return next
}

function rowOf(tx: CoreApp, user: string, flag: string, day: string): core.Record | undefined {
  const filter = 'user_id = {:user} && feature_flag = {:flag} && date_bucket = {:day}'
  return tx.findRecordsByFilter(TABLE, filter, '', 1, 0, { user, flag, day })[0] ?? undefined
}

function usageIn(row: core.Record): FeatureUsage {
  return {
    user_id: row.getString('user_id'),
    feature_flag: row.getString('feature_flag'),
    usage_count: row.getInt('usage_count'),
    last_used_at: row.getString('last_used_at').replace(' ', 'T'),
    quota_limit: row.getInt('quota_limit') || null,
    date_bucket: row.getString('date_bucket'),
  }
}
