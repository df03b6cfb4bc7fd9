import { awaitsPassword } from '../access/guard-account'
import { ownerOfLink, readLinkToken, type LinkToken } from './link-token'

/** POST /api/account/link: whether a mailed link is still good, asked before a form is shown. It uses nothing up. */
export function lookAtLink(e: core.RequestEvent): void {
  const token = String(e.requestInfo().body['token'] ?? '')
  const link = readLinkToken(token)
  if (!link) return e.json(200, { kind: 'unknown', state: 'dead' })
  const user = ownerOfLink(token, link.type)
  const state = stateOf(user, link)
  const isInvitation = state === 'good' && link.kind === 'reset' && user && awaitsPassword(user)
  return e.json(200, { kind: link.kind, state, ...(isInvitation && { isInvitation: true }) })
}

function stateOf(
  user: core.Record | undefined,
  { type, email, expiresAt }: LinkToken,
): 'good' | 'done' | 'expired' | 'dead' {
  if (expiresAt <= Date.now()) return 'expired'
  // A mailed link proves the address it was sent to, and not one that the account has had since.
  if (user?.collection().name !== 'users' || user.email() !== email) return 'dead'
  return type === 'verification' && user.verified() ? 'done' : 'good'
}
