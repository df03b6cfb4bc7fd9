import type { OidcSettings } from '../../../src/domain/server-settings'
import { serverSettings } from '../server/settings'

/** PocketBase knows one provider of this kind by this name. */
const OIDC = 'oidc'

/**
 * What the dashboard says of providers lasts until the next start, as with mail. Done when the server is about to listen: at
 * the first start the collection of users is made after PocketBase's own start.
 */
export function letVouch(app: CoreApp): void {
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
