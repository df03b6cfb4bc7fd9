import type { ApiKey } from './api-key'

/** The result of asking for a new key. */
export type NewKeyAnswer =
  | { readonly kind: 'made'; readonly secret: string; readonly key: ApiKey }
  /** `text` is the server's message. */
  | { readonly kind: 'refused'; readonly text: string }
  | { readonly kind: 'unreachable' }

export function newKeyFailureText(answer: Exclude<NewKeyAnswer, { kind: 'made' }>): string {
  if (answer.kind === 'unreachable') return 'The server cannot be reached. Please try again.'
  return answer.text || 'The key could not be made. Please try again.'
}
