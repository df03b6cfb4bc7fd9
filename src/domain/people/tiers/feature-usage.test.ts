import { describe, expect, it } from 'vitest'
import { easternTimeToMs } from '../../time/eastern'
import { dateBucket, quotaOf, quotaSpentText, recordUsage, usesLeft, type FeatureUse } from './feature-usage'

const evening = easternTimeToMs('2026-07-14', 23, 59)
const afterMidnight = easternTimeToMs('2026-07-15', 0, 0)
const use: FeatureUse = { userId: 'u1', featureFlag: 'export_data', quotaLimit: 2 }

describe('001 section 3: feature usage', () => {
  it('is counted per Eastern day', () => {
    expect([dateBucket(evening), dateBucket(afterMidnight)]).toEqual(['2026-07-14', '2026-07-15'])
  })

  it('has every field of the table', () => {
    expect(recordUsage(undefined, use, evening)).toEqual({
      user_id: 'u1',
      feature_flag: 'export_data',
      usage_count: 1,
      last_used_at: '2026-07-15T03:59:00.000Z',
      quota_limit: 2,
      date_bucket: '2026-07-14',
    })
  })

  it('uses up the quota, and begins anew with the day', () => {
    const once = recordUsage(undefined, use, evening)
    const twice = recordUsage(once, use, evening)
    const left = [undefined, once, twice, recordUsage(twice, use, evening)].map((usage) =>
      usesLeft(usage, 2, evening),
    )
    expect(left).toEqual([2, 1, 0, 0])
    expect(usesLeft(twice, 2, afterMidnight)).toBe(2)
    expect(recordUsage(twice, use, afterMidnight)).toMatchObject({
      usage_count: 1,
      date_bucket: '2026-07-15',
    })
  })

  it('is limited for files, and for nothing else', () => {
    expect(['export_data', 'view_betting_odds', 'box-score', 'toString'].map(quotaOf)).toEqual([
      25,
      null,
      null,
      null,
    ])
  })

  it('is over for the day where the quota is spent, and the page says until when', () => {
    expect(quotaSpentText()).toBe('That is all for today. It begins anew at midnight Eastern time.')
  })

  it('without a limit never ends', () => {
    expect(usesLeft(recordUsage(undefined, use, evening), null, evening)).toBe(Infinity)
  })
})
