import type { ExportGrant } from '../../export/export-grant'
import type { DeviceType } from '../../operations/sessions/device'
import type { ApiKey } from '../api-keys/api-key'
import type { NewKeyAnswer } from '../api-keys/api-key-texts'
import type { TooManyTries } from '../budgets/guess-limits'
import type { AuthAnswer } from '../sign-in/auth-answers'
import type { SignUpPayload } from '../sign-in/auth-form'
import type { SignInWays } from '../sign-in/sign-in-ways'

export interface LookedAt {
  readonly hasSession: boolean
  /** Whether the session says that its address is confirmed. */
  readonly emailConfirmed: boolean
  /** The address of the session. */
  readonly email?: string
}

/** The server's answer to a request that needs the password once more. */
export type AccountAnswer =
  | 'done'
  | 'wrong-password'
  /** A user who also signs in through a provider may never have set a password. */
  | 'wrong-or-no-password'
  | 'weak-password'
  /** A user without a password must have signed in just now. */
  | 'sign-in-again'
  | 'too-many'
  | TooManyTries
  | 'unreachable'
  | 'failed'

/** `nextInS`: a letter to this address was sent just now, and another can be sent in this many seconds. */
export type EmailChangeAnswer =
  | Exclude<AccountAnswer, 'weak-password' | 'sign-in-again'>
  | { readonly nextInS: number }
  | 'bad-address'
  | 'no-mail'
  | 'mail-fails'

export interface PasswordChange {
  readonly oldPassword: string
  readonly password: string
  /** Revokes all API keys, so that programs with one lose access. */
  readonly revokeKeys: boolean
}

/** A device on which the user is signed in. */
export interface Device {
  readonly id: string
  /** `Chrome on Windows` */
  readonly name: string
  readonly type: DeviceType
  readonly lastActivityMs: number
  /** Whether it is the device that shows this list. */
  readonly isThis: boolean
}

/** `foreign`: this tab had not started a sign-in at a provider. */
export type ProviderAnswer =
  | { readonly kind: 'signed-in'; readonly from: string }
  | { readonly kind: 'foreign' }
  /** `canRetry`: the server has not looked at the code, and the same request may be sent again. */
  | { readonly kind: 'failed'; readonly text?: string; readonly canRetry?: true }

/** What a person can do with an account. */
export interface Account {
  readonly signIn: (email: string, password: string) => Promise<AuthAnswer>
  /** Makes the account and signs it in. */
  readonly signUp: (payload: SignUpPayload) => Promise<AuthAnswer>
  /** The ways to sign in besides the password. None if the server cannot be asked. */
  readonly fetchSignInWays: () => Promise<SignInWays>
  /** Asks for a mail with six digits. */
  readonly sendCode: (email: string) => Promise<AuthAnswer>
  /** Signs in with the six digits of a mail instead of the password. */
  readonly signInWithCode: (otpId: string, code: string) => Promise<AuthAnswer>
  /** Leaves the page for the provider's sign-in; false if that is not possible. */
  readonly goToProvider: (name: string, from: string) => Promise<boolean>
  /** Signs in with the code and state from the provider's answer. */
  readonly comeFromProvider: (code: string, state: string) => Promise<ProviderAnswer>
  /** Takes effect on this device at once, network or not. */
  readonly signOut: () => void
  /** Requests a mail with the link that verifies this address. */
  readonly sendVerification: (email: string) => Promise<AuthAnswer>
  /** Whether the address is verified by now. A user who is not signed in yet is signed in with the chosen password. */
  readonly checkVerification: (email: string, password: string) => Promise<AuthAnswer>
  readonly sendReset: (email: string) => Promise<AuthAnswer>
  /** The server's view of the user who is signed in here. */
  readonly lookAtSession: () => Promise<LookedAt>
  /** Changes the password and signs out all other devices. */
  readonly changePassword: (change: PasswordChange) => Promise<AccountAnswer>
  /** Sets the first password of a user whom an operator invited; there is no old one to ask for. */
  readonly setFirstPassword: (password: string) => Promise<AccountAnswer>
  /** Has a link sent to the new address; opening it gives the account this address. */
  readonly changeEmail: (newEmail: string, password: string) => Promise<EmailChangeAnswer>
  /** Raises the tier of a user whose address is verified but who did not get the tier at once; whether it worked. */
  readonly raiseTier: () => Promise<boolean>
  /** The devices on which the user is signed in, the latest first; undefined if the server cannot be asked. */
  readonly devices: () => Promise<readonly Device[] | undefined>
  /** Signs out one device; whether it worked. */
  readonly signOutDevice: (id: string) => Promise<boolean>
  /** Signs out all other devices; whether it worked. */
  readonly signOutElsewhere: () => Promise<boolean>
  /** All that the server keeps of this account, as the text of a file, or why it may not be had now. */
  readonly exportData: () => Promise<string | { readonly refusal: string } | undefined>
  /** Asks to export a file, which counts towards the day's quota. `about` says what is in it. */
  readonly takeExport: (about: string) => Promise<ExportGrant>
  /** The user's API keys, the latest first; undefined if the server cannot be asked. */
  readonly apiKeys: () => Promise<readonly ApiKey[] | undefined>
  readonly createApiKey: (name: string) => Promise<NewKeyAnswer>
  /** Revokes a key; whether it worked. */
  readonly revokeApiKey: (id: string) => Promise<boolean>
  /** Deletes the account and all that belongs to it, also from this device. */
  readonly deleteAccount: (password: string) => Promise<AccountAnswer>
  /** Whether the server accepted the name. */
  readonly rename: (displayName: string | undefined) => Promise<boolean>
}
