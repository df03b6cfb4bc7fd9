import { serverAnswers } from '../platform/server-answers'

/** What browsers and the bundler say when a script or its style does not come. */
const WORDS = /dynamically imported module|importing a module script failed|unable to preload css/i

export function isMissingPart(error: unknown): boolean {
  return error instanceof Error && WORDS.test(error.message)
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
