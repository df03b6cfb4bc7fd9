import type { TooManyTries } from '../domain/people/budgets/guess-limits'
import { DAY_MS, SECOND_MS } from '../domain/time/intervals'
import type { Answered } from './reply'

/** What an answer with status 429 says to who tried a password; it need not say how long to wait. */
export function tooManyTriesOf({ headers }: Answered): 'too-many' | TooManyTries {
  const nextTryInS = retryAfterS(headers)
  return nextTryInS === undefined ? 'too-many' : { nextTryInS }
}

/** The wait that the server states. No limit of tries lasts longer than a day. */
export function retryAfterS(headers: Headers): number | undefined {
  const said = headers.get('Retry-After') ?? ''
  return /^\d{1,5}$/.test(said) && Number(said) * SECOND_MS <= DAY_MS ? Number(said) : undefined
}
