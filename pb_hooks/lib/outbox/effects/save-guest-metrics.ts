import { readEngagement } from '../../../../src/domain/people/engagement/stored-engagement'
import { recordWithId } from '../../server/records'
import { iso } from '../../server/time'
import type { Effect } from '../take-entry'

/** What a device had counted for its guest before sign-up; an account takes this only once. */
export const saveGuestMetrics: Effect = (tx, { user }, { body, at }) => {
  const row = recordWithId(tx, 'guest_metrics', user.id)
  if (!row.isNew()) return undefined
  const { metrics } = readEngagement({ metrics: JSON.stringify(body) })
  row.set('user_id', user.id)
  row.set('metrics', {
    ...metrics,
    sportsViewed: metrics.sportsViewed.map(cut),
    gamesViewed: metrics.gamesViewed.map(cut),
  })
  row.set('counted_until', iso(at))
  tx.save(row)
  return undefined
}

/** Names of sports and ids of games are short; anything longer is not ours. */
function cut(id: string): string {
  return id.slice(0, 40)
}
