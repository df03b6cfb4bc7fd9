/**
 * Who asks. `owner` is a registered user whose row it is, `registered` and the tiers above are other users, `superuser`
 * is the product's operator. PocketBase's own superuser may do everything and is not listed.
 */
export const ACTORS = [
  'guest',
  'owner',
  'registered',
  'verified',
  'premium',
  'admin',
  'superuser',
  'pocketbase',
] as const
export type Actor = (typeof ACTORS)[number]

export const EVERYBODY: readonly Actor[] = ACTORS.filter((actor) => actor !== 'pocketbase')
export const SIGNED_IN: readonly Actor[] = EVERYBODY.filter((actor) => actor !== 'guest')
export const OPERATORS: readonly Actor[] = ['admin', 'superuser']
/** `view_betting_odds` belongs to verified users and the tiers above. */
export const ODDS_READERS: readonly Actor[] = ['verified', 'premium', 'admin', 'superuser']
export const OWNER_AND_OPERATORS: readonly Actor[] = ['owner', 'admin', 'superuser']
export const NOBODY: readonly Actor[] = []
