/** The result of an escalation. */
export type Escalated =
  | { readonly kind: 'told'; readonly operators: number }
  | { readonly kind: 'no-mail' }
  | { readonly kind: 'too-often' }
  /** The button was pressed twice, or by two operators at once: nobody gets the same mail again. */
  | { readonly kind: 'just-told' }
