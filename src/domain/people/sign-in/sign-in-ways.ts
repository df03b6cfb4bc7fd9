/** How one can sign in beside the password: what whoever runs the server has set up. */
export interface SignInWays {
  /** Codes come by mail. */
  readonly code: boolean
  readonly providers: readonly SignInProvider[]
}

/** Somebody else who vouches for people: a company's own sign-in. */
export interface SignInProvider {
  readonly name: string
  /** As it is called on the button. */
  readonly label: string
}

/** The password always works. */
export const PASSWORD_ONLY: SignInWays = { code: false, providers: [] }
