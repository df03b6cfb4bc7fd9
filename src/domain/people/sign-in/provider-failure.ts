/** Why a user is not signed in although the provider has confirmed who they are. */
export type ProviderRefusal = 'no-address' | 'unconfirmed-account' | 'other-account'

export function providerRefusalText(why: ProviderRefusal): string {
  switch (why) {
    case 'no-address':
      return 'Your email address is not confirmed there. Confirm it, and try again.'
    case 'unconfirmed-account':
      return 'There is an account with your email that was never confirmed. Reset its password, and it is yours.'
    case 'other-account':
      return 'Sign out first to use another account.'
  }
}
