/** The ways to sign in besides the password, as they are set up on the server. */
export interface SignInWays {
  /** Whether users can sign in with a code by mail. */
  readonly code: boolean
  readonly providers: readonly SignInProvider[]
}

/** A sign-in service outside of this server, such as a company's own. */
export interface SignInProvider {
  readonly name: string
  /** The provider's name on the button. */
  readonly label: string
}

/** The password always works. */
export const PASSWORD_ONLY: SignInWays = { code: false, providers: [] }
