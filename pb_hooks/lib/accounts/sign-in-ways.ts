import { sendsMail } from '../mail/mail-state'

/** GET /api/account/ways: how people can sign in here beside the password. Only what works is offered. */
export function sendSignInWays(e: core.RequestEvent): void {
  const { oauth2 } = $app.findCachedCollectionByNameOrId('users')
  const providers = oauth2.enabled ? oauth2.providers : []
  return e.json(200, {
    code: sendsMail(),
    providers: providers.map(({ name, displayName }) => ({ name, label: displayName })),
  })
}
