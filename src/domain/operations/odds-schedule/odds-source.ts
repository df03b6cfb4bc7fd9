/** What an address answered: the odds found in it, nothing, or an error. */
export type OddsAnswer<Odds> =
  | { readonly kind: 'odds'; readonly odds: Odds }
  | { readonly kind: 'empty' }
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'unreachable' }

export type OddsStep<Odds> =
  | { readonly kind: 'ask'; readonly where: 'event' | 'scoreboard' }
  | { readonly kind: 'save'; readonly odds: Odds }
  | { readonly kind: 'give-up' }

export interface OddsAnswers<Odds> {
  readonly event?: OddsAnswer<Odds>
  readonly scoreboard?: OddsAnswer<Odds>
}

/** The next step towards the final odds: ask the event's own address first, and the scoreboard if that has no odds. */
export function nextOddsStep<Odds>({ event, scoreboard }: OddsAnswers<Odds>): OddsStep<Odds> {
  if (!event) return { kind: 'ask', where: 'event' }
  if (event.kind === 'odds') return { kind: 'save', odds: event.odds }
  if (!hasNoOdds(event)) return { kind: 'give-up' }
  if (!scoreboard) return { kind: 'ask', where: 'scoreboard' }
  return scoreboard.kind === 'odds' ? { kind: 'save', odds: scoreboard.odds } : { kind: 'give-up' }
}

/**
 * Whether both addresses answered and neither has odds. That is no failure, as small games have no line. The scoreboard
 * is asked only after the event's address had none.
 */
export function isNothingOffered({ scoreboard }: OddsAnswers<unknown>): boolean {
  return scoreboard?.kind === 'empty'
}

function hasNoOdds(answer: OddsAnswer<unknown>): boolean {
  return answer.kind === 'empty' || (answer.kind === 'status' && answer.status === 404)
}
