import { isServerReachable } from '../platform/is-server-reachable'

/**
 * Reloads the page when a part of the app could not be loaded: there was no connection, or the server has a newer
 * version. Chromium remembers the failure, so only a new page requests the part again. Without a server a
 * reload would bring no page, so nothing is done.
 */
export async function reloadIfReachable(): Promise<boolean> {
  const isReachable = await isServerReachable()
  if (isReachable) location.reload()
  return isReachable
}
