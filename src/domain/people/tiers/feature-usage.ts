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
 * How often a day a feature may be used, by whoever has it; `null` is no limit. A file has all that the page shows, so
 * that a day of them is for people and not for machines.
 */
const QUOTAS: Readonly<Partial<Record<string, number>>> = { export_data: 25 }

export function quotaOf(featureFlag: string): number | null {
  return Object.hasOwn(QUOTAS, featureFlag) ? (QUOTAS[featureFlag] ?? null) : null
}

export function quotaSpentText(): string {
  return 'That is all for today. It begins anew at midnight Eastern time.'
}

/** Days turn in Eastern time, like everything else here. */
export function dateBucket(nowMs: number): string {
  return easternDay(nowMs)
}

/** Today's row after one more use; yesterday's row gives way to a new one. */
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
