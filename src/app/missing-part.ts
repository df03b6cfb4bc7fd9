import { MISSING_PART } from '../domain/missing-part'
import { serverAnswers } from '../platform/server-answers'

export function isMissingPart(error: unknown): boolean {
  return error instanceof Error && MISSING_PART.test(error.message)
}

/**
 * A part of the app did not come: no connection, or a newer version on the server. React and browsers remember that it
 * failed, so only a new page asks for it again. Without a server there would be no new page: then nothing is done.
 */
export async function beginAnewIfReachable(): Promise<boolean> {
  const isReachable = await serverAnswers()
  if (isReachable) location.reload()
  return isReachable
}
