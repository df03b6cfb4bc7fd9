import { parseGameSport } from '../league'

/** Why a summary was not asked for. */
export function summaryRefusal(sport: string): string | undefined {
  return parseGameSport(sport) ? undefined : 'Invalid sport'
}

/** A server in trouble is asked again; any other refusal is told. */
export function summaryStatus(code: number): 'ok' | 'retry' | { readonly error: string } {
  if (code >= 200 && code < 300) return 'ok'
  return code >= 500 ? 'retry' : { error: `HTTP error! status: ${code}` }
}
