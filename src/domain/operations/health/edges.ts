/** Figures of one edge, or of several that share a Redis. The process that sends changes to the edges counts them. */
export interface EdgeFigures {
  /** The address at which it takes changes. */
  readonly name: string
  /** Open streams, summed over edges that share a Redis; absent while none of them reports a number. */
  readonly streams?: number
  /** Those of its addresses that do not report their number of streams. */
  readonly silent?: readonly string[]
  /** Changes that it has taken since the server started. `failures` counts the tries that it did not answer in time. */
  readonly pushes: number
  readonly failures: number
  /** For the last change: the time from the server's push until the edge confirmed it. */
  readonly lagMs: number
  /** Wall time at which it took the last change; absent while it has taken none. */
  readonly toldAtMs?: number
  /** How long the oldest change that it has not taken yet has been waiting. */
  readonly behindMs: number
}

export interface EdgesNow {
  readonly edges: readonly EdgeFigures[]
  /** Wall time, since no rule reads it. */
  readonly atMs: number
}

/** `none`: the server has no edges. `unknown`: the process that should count has reported nothing for a while. */
export type EdgesStatus = 'none' | 'ok' | 'behind' | 'unknown'

/** What operators are told. All times are the server's wall time, so ages can be computed without another clock. */
export interface EdgesAnswer {
  readonly status: EdgesStatus
  readonly edges: readonly EdgeFigures[]
  /** When the figures were counted; absent while there are none. */
  readonly atMs?: number
  readonly nowMs: number
}

/**
 * `partly`: one of several edges that share a Redis does not answer. `untold`: the edge answers but has taken no change
 * yet.
 */
export type EdgeState = 'told' | 'untold' | 'behind' | 'partly' | 'unreachable'

const SILENT_MS = 30_000
/** A change that waits longer is of no use any more; by then viewers ask for the boards themselves. */
const BEHIND_MS = 5000

export function edgesStatus(expected: number, now: EdgesNow | undefined, wallMs: number): EdgesStatus {
  if (expected === 0) return 'none'
  if (!now || wallMs - now.atMs > SILENT_MS) return 'unknown'
  return now.edges.some(isBehind) ? 'behind' : 'ok'
}

export function isBehind({ behindMs }: EdgeFigures): boolean {
  return behindMs > BEHIND_MS
}

/** The worst state that applies. */
export function edgeState({ streams, silent = [], behindMs, toldAtMs }: EdgeFigures): EdgeState {
  if (streams === undefined) return 'unreachable'
  if (behindMs > BEHIND_MS) return 'behind'
  if (silent.length > 0) return 'partly'
  return toldAtMs === undefined ? 'untold' : 'told'
}
