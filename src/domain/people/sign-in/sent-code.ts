import type { AuthFields } from './auth-form'

/** A code that was mailed. Going to another step and back does not lose it: the next one can be had in a minute only. */
export interface SentCode {
  readonly id: string
  readonly email: string
  readonly nextMailAtMs: number
}

interface Waiting {
  readonly fields: AuthFields
  readonly sentCode?: SentCode
}

/** The code that the step waits for: one that went to another address is of no use for this one. */
export function awaitedCode({ fields, sentCode }: Waiting): SentCode | undefined {
  return sentCode?.email === fields.email.trim() ? sentCode : undefined
}
