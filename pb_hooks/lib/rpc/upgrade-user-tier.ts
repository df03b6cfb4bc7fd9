import { budgetSpentText, TIER_CHANGES } from '../../../src/domain/people/budgets/row-budgets'
import { parseTier } from '../../../src/domain/people/tiers/tier'
import { upgradeRefusalText, upgradeTier } from '../../../src/domain/people/tiers/tier-upgrade'
import { can } from '../access/can'
import { roleOfOperator } from '../access/role-of-operator'
import { spendToday } from '../access/daily-count'
import { askedUser } from './asked-user'

/**
 * POST /api/rpc/upgrade_user_tier: raises the caller to `verified` once the address is proved; operators set any tier
 * of a user, but only superusers that of an operator. It reads and writes in one transaction, so it does not give back what an operator takes away meanwhile.
 */
export function upgradeUserTier(e: core.RequestEvent): void {
  const { caller, user, isOwn } = askedUser(e, 'manage_users')
  const to = parseTier(e.requestInfo().body['p_new_tier'])
  if (!to) throw new BadRequestError('p_new_tier must be a tier', {})
  if (!spendToday(e, 'tier changes', TIER_CHANGES)) throw new TooManyRequestsError(budgetSpentText(), {})
  const by = can(caller, 'manage_users') ? 'operator' : 'self'
  let tier = to
  e.app.runInTransaction((tx) => {
    const now = tx.findRecordById('users', user.id)
    // Links of plain users are shown to operators where no mail is set up. An admin who made another operator one for a
    // moment could read such a link and take over the account.
    if (!isOwn && can(now, 'admin_dashboard') && roleOfOperator(e) !== 'superuser')
      throw new ForbiddenError('Only a superuser changes the tier of an operator.', {})
    const from = parseTier(now.getString('tier')) ?? 'registered'
    const answer = upgradeTier({ by, from, to, addressVerified: now.verified() })
    if (answer.kind === 'refused') throw new ForbiddenError(upgradeRefusalText(answer.reason), {})
    tier = answer.tier
    if (tier === from) return
    now.set('tier', tier)
    tx.save(now)
  })
  if (!isOwn)
    e.app.logger().info('An operator set a tier', 'operator', caller.id, 'user', user.id, 'tier', tier)
  return e.json(200, { tier })
}
