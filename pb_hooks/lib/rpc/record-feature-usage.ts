import { budgetSpentText, FEATURE_USES } from '../../../src/domain/people/budgets/row-budgets'
import { isObject } from '../../../src/domain/json'
import { parseUsedFeature } from '../../../src/domain/people/outbox/entry-bodies'
import { parseJson } from '../../../src/domain/parse-json'
import { quotaOf, quotaSpentText, usesLeft } from '../../../src/domain/people/tiers/feature-usage'
import { PERMISSIONS } from '../../../src/domain/people/tiers/permission'
import { can } from '../access/can'
import { spendToday } from '../access/daily-count'
import { saveUsage, usageOf } from '../access/feature-usage'
import { signedIn } from '../accounts/signed-in'
import { logAuth } from '../log/log-auth'
import { productNow } from '../server/time'
import { askedUser } from './asked-user'

const LONGEST_METADATA = 2000
const USER_ID = /^[a-z0-9]{15}$/

/**
 * POST /api/rpc/record_feature_usage: counts one more use today, unless today's quota is used up. Checking and counting
 * are one transaction, so the quota holds however many requests come at once.
 */
export function recordFeatureUsage(e: core.RequestEvent): void {
  noteMismatch(e)
  const { user } = askedUser(e)
  const { p_feature_flag: flag, p_metadata: metadata } = e.requestInfo().body
  const feature = parseUsedFeature({ feature: flag })
  if (!feature) throw new BadRequestError('There is no such feature', {})
  if (!isMetadata(metadata))
    throw new BadRequestError('p_metadata must be a JSON object in a string, or null', {})
  const quota = quotaOf(feature)
  const permission = PERMISSIONS.find((name) => name === feature)
  if (quota !== null && permission && !can(user, permission))
    throw new ForbiddenError('This account does not have that feature')
  if (!spendToday(e, 'feature uses', FEATURE_USES)) throw new TooManyRequestsError(budgetSpentText(), {})

  const now = productNow()
  let isCounted = false
  let left = 0
  e.app.runInTransaction((tx) => {
    const today = usageOf(tx, user.id, feature, now)
    isCounted = usesLeft(today, quota, now) > 0
    const after = isCounted
      ? saveUsage(
          tx,
          { userId: user.id, featureFlag: feature, quotaLimit: quota },
          now,
          String(metadata ?? ''),
        )
      : today
    left = usesLeft(after, quota, now)
  })
  if (!isCounted) throw new TooManyRequestsError(quotaSpentText(), {})
  return e.json(200, { recorded: true, quota_limit: quota, uses_left: quota === null ? null : left })
}

/** A device that speaks for another user than the one signed in is not believed, and the log says so. */
function noteMismatch(e: core.RequestEvent): void {
  const claimed = e.requestInfo().body['p_user_id']
  const signedInId = signedIn(e).id
  if (typeof claimed !== 'string' || !USER_ID.test(claimed) || claimed === signedInId) return
  logAuth({ kind: 'mismatch', signedIn: signedInId, claimed }, { userId: signedInId, e })
}

function isMetadata(value: unknown): boolean {
  if (value === null || value === undefined) return true
  return typeof value === 'string' && value.length <= LONGEST_METADATA && isObject(parseJson(value))
}
