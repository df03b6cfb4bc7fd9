import { readLinkToken, type LinkToken } from './link-token'

/** POST /api/account/link: whether a mailed link is still good, asked before a form is shown. It uses nothing up. */
export function lookAtLink(e: core.RequestEvent): void {
  const token = String(e.requestInfo().body['token'] ?? '')
  const link = readLinkToken(token)
  if (!link) return e.json(200, { kind: 'unknown', state: 'dead' })
  return e.json(200, { kind: link.kind, state: stateOf(token, link) })
}

function stateOf(token: string, { type, email, expiresAt }: LinkToken): 'good' | 'done' | 'expired' | 'dead' {
  if (expiresAt <= Date.now()) return 'expired'
  const user = ownerOf(token, type)
  // A link that was mailed to an address proves that one, and none that the account has had since.
  if (user?.collection().name !== 'users' || user.email() !== email) return 'dead'
  return type === 'verification' && user.verified() ? 'done' : 'good'
}

function ownerOf(token: string, type: string): core.Record | undefined {
  try {
    return $app.findAuthRecordByToken(token, type)
  } catch {
    return undefined
  }
}
