import type { GameOddsRecord } from './odds-record'

/** The server's answer to a question for the stored line of a game; status 0 when there was none. */
export type LookupAnswer =
  | { readonly kind: 'found'; readonly record: GameOddsRecord }
  | { readonly kind: 'refused'; readonly status: number; readonly message: string }

export interface OddsLookup {
  /** Null means no stored line, whatever the reason: the game is shown without odds. */
  readonly record: GameOddsRecord | null
  /** What the log says; nothing when all is as it should be. */
  readonly log?: string
}

const NOT_FOUND = 404

/** That nobody has saved a line is ignored; any other failure is logged. */
export function oddsLookup(answer: LookupAnswer): OddsLookup {
  if (answer.kind === 'found') return { record: answer.record }
  if (answer.status === NOT_FOUND) return { record: null }
  return { record: null, log: `Odds lookup failed: ${answer.message || 'Unknown error'}` }
}
