import type { CallFigures } from './minute-calls'

/** The calls of one kind for one league in some span of time, added up. */
export interface CallGroup {
  readonly kind: string
  /** The league's slug; empty on calls for none. */
  readonly league: string
  readonly figures: CallFigures
}
