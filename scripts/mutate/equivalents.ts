/** A mutant that behaves as the original does, so that no test can tell them apart. */
export interface Equivalent {
  readonly file: string
  readonly from: string
  readonly to: string
  readonly why: string
}

/** Only what cannot be noticed stands here; what nobody has tested yet is a survivor. */
export const EQUIVALENTS: readonly Equivalent[] = []
