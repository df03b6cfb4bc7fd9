/** How it goes at one edge (or several that share a Redis), as whoever tells them changes counts it. */
export interface EdgeFigures {
  /** Where it takes changes. */
  readonly name: string
  /** Open streams; absent while it does not say. */
  readonly streams?: number
  /** Changes that it has taken since the server started, and tries that it did not answer in time. */
  readonly pushes: number
  readonly failures: number
  /** From the server's push to the edge's word that it has it, of the last one. */
  readonly lagMs: number
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

const SILENT_MS = 30_000
/** A change that waits longer than that has missed its moment; viewers ask for boards by then. */
const BEHIND_MS = 5000

export function edgesStatus(expected: number, now: EdgesNow | undefined, wallMs: number): EdgesStatus {
  if (expected === 0) return 'none'
  if (!now || wallMs - now.atMs > SILENT_MS) return 'unknown'
  return now.edges.some(({ behindMs }) => behindMs > BEHIND_MS) ? 'behind' : 'ok'
}
