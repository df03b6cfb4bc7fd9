/** The hashes of what a page has in itself instead of in files, from the build. */
export interface InlineParts {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}
