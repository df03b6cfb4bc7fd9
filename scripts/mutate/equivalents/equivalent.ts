/** A mutant that behaves as the original does, so that no test can tell them apart. */
export interface Equivalent {
  readonly file: string
  readonly from: string
  readonly to: string
  readonly why: string
}
