/** A refusal in the words of the auth codes, wherever it came from. */
export interface AuthFailure {
  readonly code?: string
  readonly message?: string
  /** What the server advises. */
  readonly suggestion?: string
  /** In so many seconds it may be tried again. */
  readonly nextInS?: number
}
