import type { AuthFields } from './auth-form'

/**
 * A code that was mailed. It is kept when the user goes to another step, as the next one can be sent only in a minute.
 */
export interface SentCode {
  readonly id: string
  readonly email: string
  readonly nextMailAtMs: number
}

interface Waiting {
  readonly fields: AuthFields
  readonly sentCode?: SentCode
}

/** The code that the step waits for; undefined when the code was sent to another address than the one entered. */
export function awaitedCode({ fields, sentCode }: Waiting): SentCode | undefined {
  return sentCode?.email === fields.email.trim() ? sentCode : undefined
}
