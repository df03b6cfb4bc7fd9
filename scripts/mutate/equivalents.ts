/** A mutant that behaves as the original does, so that no test can tell them apart. */
export interface Equivalent {
  readonly file: string
  readonly from: string
  readonly to: string
  readonly why: string
}

/** Only mutants that cannot be noticed belong here; an untested one is a survivor. */
export const EQUIVALENTS: readonly Equivalent[] = [
  {
    file: 'src/feeds/foreign-json.ts',
    from: "!hasMore(text, '[', MOST_DEPTH / 2) && !hasMore(text, '{', MOST_DEPTH / 2)",
    to: 'false',
    why: 'Few brackets spare the look at their depth, which finds no fault in so few either.',
  },
]
