import { getJson, type Fetch } from './get-json'
import type { HistoryAnswer } from './history-answer'
import { isRefused } from './is-refused'
import { withUserToken } from './stored-session'

/**
 * Asks for something that is requested when it is opened, as the viewer may see it. `read` finds the content in an
 * answer. `noneStatus`: the status with which the server says that there is nothing of the kind.
 */
export async function askForHistory<Content>(
  fetch: Fetch,
  path: string,
  read: (body: unknown, headers: Headers) => Content | undefined,
  noneStatus?: 400 | 404,
): Promise<HistoryAnswer<Content>> {
  const reply = await getJson(fetch, path, withUserToken())
  if (reply.kind === 'failed') return { kind: 'failed', reason: 'network' }
  if (isRefused(reply)) return { kind: 'failed', reason: 'refused' }
  if (reply.status === noneStatus) return { kind: 'none' }
  const content = reply.status === 200 ? read(reply.body, reply.headers) : undefined
  return content === undefined ? { kind: 'failed', reason: 'server' } : { kind: 'history', content }
}
