export const CALL_OUTCOMES = ['success', 'missing', 'client_error', 'server_error', 'network_error'] as const
export type CallOutcome = (typeof CALL_OUTCOMES)[number]

/**
 * A call without a status got no reply. What an upstream does not have is told apart from what it refuses to give: a
 * picture may be missing, but a wrong key or too many calls are trouble.
 */
export function callOutcome(status: number | undefined): CallOutcome {
  if (status === undefined) return 'network_error'
  if (status >= 500) return 'server_error'
  if (status === 404 || status === 410) return 'missing'
  return status >= 400 ? 'client_error' : 'success'
}

/**
 * The kind of a call to the model. It takes as long as the model writes, at the wish of an operator, so it says nothing
 * about how well the system runs.
 */
export const MODEL_CALL = 'ai'

/** Whether the time that a call of this kind took counts. */
export function isTimed(kind: string): boolean {
  return kind !== MODEL_CALL
}

/** The words with which log lines about calls begin. */
export const SLOW_CALL = 'A slow call'
export const PICTURE_TROUBLE = 'A picture'
