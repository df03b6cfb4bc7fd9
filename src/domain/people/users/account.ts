import type { ExportGrant } from '../../export/export-grant'
import type { DeviceType } from '../../operations/sessions/device'
import type { ApiKey } from '../api-keys/api-key'
import type { NewKeyAnswer } from '../api-keys/api-key-texts'
import type { AuthAnswer } from '../sign-in/auth-answers'
import type { SignUpPayload } from '../sign-in/auth-form'
import type { SignInWays } from '../sign-in/sign-in-ways'

export interface LookedAt {
  readonly hasSession: boolean
  readonly emailConfirmed: boolean
}

/** What the server said to somebody who had to show the password once more. */
export type AccountAnswer =
  | 'done'
  | 'wrong-password'
  /** Who also comes by a provider may never have set one. */
  | 'wrong-or-no-password'
  | 'weak-password'
  /** Who has no password has to have signed in just now. */
  | 'sign-in-again'
  | 'too-many'
  | 'unreachable'
  | 'failed'

/** With `nextInS`, a letter to this address went out just now, and another can go in so many seconds. */
export type EmailChangeAnswer =
  | Exclude<AccountAnswer, 'weak-password' | 'sign-in-again'>
  | { readonly nextInS: number }
  | 'bad-address'
  | 'no-mail'

export interface PasswordChange {
  readonly oldPassword: string
  readonly password: string
  /** Programs that read by an API key are let in no longer. */
  readonly revokeKeys: boolean
}

/** A place where one is signed in. */
export interface Device {
  readonly id: string
  /** `Chrome on Windows` */
  readonly name: string
  readonly type: DeviceType
  readonly lastActivityMs: number
  /** The one that one looks at. */
  readonly isThis: boolean
}

/** `foreign`: this tab had not left for a provider. */
export type ProviderAnswer =
  | { readonly kind: 'signed-in'; readonly from: string }
  | { readonly kind: 'foreign' }
  /** `canRetry`: nobody answered, and the same may be asked again. */
  | { readonly kind: 'failed'; readonly text?: string; readonly canRetry?: true }

/** What a person can do with an account. */
export interface Account {
  readonly signIn: (email: string, password: string) => Promise<AuthAnswer>
  /** Makes the account and signs it in. */
  readonly signUp: (payload: SignUpPayload) => Promise<AuthAnswer>
  /** How one can sign in here beside the password. Where nobody can be asked: no other way. */
  readonly waysIn: () => Promise<SignInWays>
  /** Asks for a mail with six digits. */
  readonly sendCode: (email: string) => Promise<AuthAnswer>
  /** With the six digits of a mail instead of the password. */
  readonly signInWithCode: (otpId: string, code: string) => Promise<AuthAnswer>
  /** Leaves the page for somebody who vouches for people; false where that is not possible. */
  readonly goToProvider: (name: string, from: string) => Promise<boolean>
  /** Signs in with what the provider's answer has brought. */
  readonly comeFromProvider: (code: string, state: string) => Promise<ProviderAnswer>
  /** Takes effect on this device at once, network or not. */
  readonly signOut: () => void
  /** Asks for a mail with the link that proves this address. */
  readonly sendVerification: (email: string) => Promise<AuthAnswer>
  /** Whether the address is proven by now. Whoever is not signed in yet enters with the password they chose. */
  readonly checkVerification: (email: string, password: string) => Promise<AuthAnswer>
  readonly sendReset: (email: string) => Promise<AuthAnswer>
  /** What the server says of who is signed in here. */
  readonly lookAtSession: () => Promise<LookedAt>
  /** The other devices are signed out by it. */
  readonly changePassword: (change: PasswordChange) => Promise<AccountAnswer>
  /** The first password of somebody an operator invited: there is no old one to ask for. */
  readonly setFirstPassword: (password: string) => Promise<AccountAnswer>
  /** Has a link sent to the new address, which makes it the account's. */
  readonly changeEmail: (newEmail: string, password: string) => Promise<EmailChangeAnswer>
  /** Takes what a proven address gives, for whom it was not given at once; whether the server did. */
  readonly raiseTier: () => Promise<boolean>
  /** Where one is signed in, the latest first; undefined where the server cannot be asked. */
  readonly devices: () => Promise<readonly Device[] | undefined>
  /** Whether it is signed out now. */
  readonly signOutDevice: (id: string) => Promise<boolean>
  /** Whether all other devices are signed out now. */
  readonly signOutElsewhere: () => Promise<boolean>
  /** All that the server keeps of this account, as the text of a file. */
  readonly exportData: () => Promise<string | undefined>
  /** Asks to take a file along, which counts towards the day's quota. `about` says what is in it. */
  readonly takeExport: (about: string) => Promise<ExportGrant>
  /** The keys of one's programs, the latest first; undefined where the server cannot be asked. */
  readonly apiKeys: () => Promise<readonly ApiKey[] | undefined>
  readonly createApiKey: (name: string) => Promise<NewKeyAnswer>
  /** Whether it opens nothing any more. */
  readonly revokeApiKey: (id: string) => Promise<boolean>
  /** The account and all that belongs to it are gone after this, also from this device. */
  readonly deleteAccount: (password: string) => Promise<AccountAnswer>
  /** Says whether the server took it. */
  readonly rename: (displayName: string | undefined) => Promise<boolean>
}
