import type { ScreenOrder, ScreenReport } from '../domain/operations/fleet/screen-report'
import { browserFetch, sendJson, type Fetch } from './get-json'
import { isFlag, objectOf } from './shapes/guards'

const isOrder = objectOf<ScreenOrder>({ reload: isFlag })

/** Sends a report without the user's token. Undefined when the report did not arrive. */
export async function sendScreenReport(
  report: ScreenReport,
  fetch: Fetch = browserFetch,
): Promise<ScreenOrder | undefined> {
  const reply = await sendJson(fetch, 'POST', '/api/screens', report)
  return reply.kind === 'answered' && reply.status === 200 && isOrder(reply.body) ? reply.body : undefined
}
