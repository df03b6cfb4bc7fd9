/** The hashes of a page's inline scripts and styles, computed by the build. */
export interface InlineParts {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}
