import { easternDay } from '../../time/eastern'

/** A row of `feature_usage_tracking`: how often a user used a feature on one day. */
export interface FeatureUsage {
  readonly user_id: string
  readonly feature_flag: string
  readonly usage_count: number
  /** ISO time. */
  readonly last_used_at: string
  /** `null` is no limit. */
  readonly quota_limit: number | null
  readonly date_bucket: string
}

export interface FeatureUse {
  readonly userId: string
  readonly featureFlag: string
  readonly quotaLimit: number | null
}

/**
 * How often a day each user may use a feature; `null` means no limit. An export has all that the page shows, so this
 * many a day are enough for people and too few for programs.
 */
const QUOTAS: Readonly<Partial<Record<string, number>>> = { export_data: 25 }

export function quotaOf(featureFlag: string): number | null {
  return Object.hasOwn(QUOTAS, featureFlag) ? (QUOTAS[featureFlag] ?? null) : null
}

export function quotaSpentText(): string {
  return 'That is all for today. It begins anew at midnight Eastern time.'
}

/** Days begin at midnight Eastern time, like everywhere in this product. */
export function dateBucket(nowMs: number): string {
  return easternDay(nowMs)
}

/** Today's row after one more use; a new row replaces yesterday's. */
export function recordUsage(today: FeatureUsage | undefined, use: FeatureUse, nowMs: number): FeatureUsage {
  return {
    user_id: use.userId,
    feature_flag: use.featureFlag,
    usage_count: usedToday(today, nowMs) + 1,
    last_used_at: new Date(nowMs).toISOString(),
    quota_limit: use.quotaLimit,
    date_bucket: dateBucket(nowMs),
  }
}

/** How many uses are left today; `Infinity` without a limit. */
export function usesLeft(usage: FeatureUsage | undefined, quotaLimit: number | null, nowMs: number): number {
  if (quotaLimit === null) return Infinity
  return Math.max(0, quotaLimit - usedToday(usage, nowMs))
}

function usedToday(usage: FeatureUsage | undefined, nowMs: number): number {
  return usage?.date_bucket === dateBucket(nowMs) ? usage.usage_count : 0
}
