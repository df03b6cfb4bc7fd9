import { parseGameSport } from '../league'

/** Why a summary cannot be requested; undefined when it can. */
export function summaryRefusal(sport: string): string | undefined {
  return parseGameSport(sport) ? undefined : 'Invalid sport'
}

/** The feed is asked again after a 5xx answer; any other failure is reported. */
export function summaryStatus(code: number): 'ok' | 'retry' | { readonly error: string } {
  if (code >= 200 && code < 300) return 'ok'
  return code >= 500 ? 'retry' : { error: `HTTP error! status: ${code}` }
}
