/** How it goes at one edge (or several that share a Redis), as whoever tells them changes counts it. */
export interface EdgeFigures {
  /** Where it takes changes. */
  readonly name: string
  /** Open streams, of several that share a Redis together; absent while none of them says. */
  readonly streams?: number
  /** Which of its addresses do not say how many. */
  readonly silent?: readonly string[]
  /** Changes that it has taken since the server started, and tries that it did not answer in time. */
  readonly pushes: number
  readonly failures: number
  /** From the server's push to the edge's word that it has it, of the last one. */
  readonly lagMs: number
  /** When it took the last one, by the wall; absent while it has taken none. */
  readonly toldAtMs?: number
  /** How long the oldest change has waited that it has not taken yet. */
  readonly behindMs: number
}

export interface EdgesNow {
  readonly edges: readonly EdgeFigures[]
  /** Wall time, since no rule reads it. */
  readonly atMs: number
}

/** `none`: the server tells nobody. `unknown`: who should count has said nothing for a while. */
export type EdgesStatus = 'none' | 'ok' | 'behind' | 'unknown'

/** What operators are told. Its times are of the server's wall, so an age needs no other clock. */
export interface EdgesAnswer {
  readonly status: EdgesStatus
  readonly edges: readonly EdgeFigures[]
  /** When the figures were counted; absent while nobody has. */
  readonly atMs?: number
  readonly nowMs: number
}

/** `partly`: one of several that share a Redis does not answer. `untold`: it answers and has taken no change yet. */
export type EdgeState = 'told' | 'untold' | 'behind' | 'partly' | 'unreachable'

const SILENT_MS = 30_000
/** A change that waits longer than that has missed its moment; viewers ask for boards by then. */
const BEHIND_MS = 5000

export function edgesStatus(expected: number, now: EdgesNow | undefined, wallMs: number): EdgesStatus {
  if (expected === 0) return 'none'
  if (!now || wallMs - now.atMs > SILENT_MS) return 'unknown'
  return now.edges.some(isBehind) ? 'behind' : 'ok'
}

export function isBehind({ behindMs }: EdgeFigures): boolean {
  return behindMs > BEHIND_MS
}

/** The worst of what is so. */
export function edgeState({ streams, silent = [], behindMs, toldAtMs }: EdgeFigures): EdgeState {
  if (streams === undefined) return 'unreachable'
  if (behindMs > BEHIND_MS) return 'behind'
  if (silent.length > 0) return 'partly'
  return toldAtMs === undefined ? 'untold' : 'told'
}
