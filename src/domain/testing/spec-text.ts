/** A text that the specification fixes, and the rule that says it. */
export interface SpecText {
  readonly document: '000' | '001' | '002'
  readonly section: string
  readonly text: string
  /** Calls the rule in the situation in which it says the text. */
  readonly provoke: () => string
}
