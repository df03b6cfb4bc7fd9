import type { OidcSettings } from '../../../src/domain/server-settings'
import { serverSettings } from '../server/settings'

/** PocketBase's name for the only provider of this kind. */
const OIDC = 'oidc'

/**
 * As with mail, changes to providers in the dashboard last only until the next start. This runs when the server is
 * about to listen, because at the first start the collection of users is made after PocketBase's own start.
 */
export function setSignInProvider(app: CoreApp): void {
  const { oidc } = serverSettings()
  const users = app.findCollectionByNameOrId('users')
  if (!oidc && !users.oauth2.enabled) return
  users.oauth2.enabled = oidc !== undefined
  users.oauth2.mappedFields.name = 'display_name'
  users.oauth2.providers = (oidc ? [providerOf(oidc)] : []) as core.OAuth2ProviderConfig[]
  app.save(users)
}

function providerOf({ clientId, clientSecret, authUrl, tokenUrl, userinfoUrl, label }: OidcSettings) {
  return {
    name: OIDC,
    displayName: label,
    clientId,
    clientSecret,
    authURL: authUrl,
    tokenURL: tokenUrl,
    userInfoURL: userinfoUrl,
    pkce: true,
  }
}
