/** What became of an escalation. */
export type Escalated =
  | { readonly kind: 'told'; readonly operators: number }
  | { readonly kind: 'no-mail' }
  | { readonly kind: 'too-often' }
