import { tooManyTriesText } from '../budgets/guess-limits'
import { crowdedText } from '../budgets/password-crowd'
import type { AuthFailure } from './auth-failure'

/** Failures that do not depend on the user; they have the same texts at sign-in and sign-up. */
export const CONNECTION_FAILURES = [
  ['auth/offline', 'You are offline. Connect to the internet and try again.'],
  ['auth/network-request-failed', 'The server cannot be reached. Please try again in a moment.'],
  ['auth/too-many-requests', 'Too many tries. Please wait a moment and try again.'],
  ['auth/crowded', crowdedText()],
] as const

/** The text for these failures, whatever was asked for; undefined for any other failure. */
export function connectionFailureText(code: string | undefined): string | undefined {
  return CONNECTION_FAILURES.find(([one]) => one === code && one !== 'auth/too-many-requests')?.[1]
}

/** The text where the server has not looked at what was sent, which can be sent again; undefined for other failures. */
export function unjudgedText({ code, nextInS }: AuthFailure): string | undefined {
  return code === 'auth/too-many-requests' ? tooManyTriesText(nextInS) : connectionFailureText(code)
}

export type ConnectionFailureCode = (typeof CONNECTION_FAILURES)[number][0]
