/** A refusal with one of the auth codes, wherever it came from. */
export interface AuthFailure {
  readonly code?: string
  readonly message?: string
  /** What the server advises. */
  readonly suggestion?: string
  /** Seconds until it may be tried again. */
  readonly nextInS?: number
}
