import { sendLetters as send } from './mail/send-letters'
import { refuseStrangers } from './security/internal'
import { asJob } from './server/as-job'

/** Each minute, by cron: what failed before, and what nobody was woken for. */
export const sendLetters = asJob(send)

/**
 * POST /api/internal/wake/letters: the answer is complete before the first letter is sent. The connection ends with it, or
 * the next request that the server makes to itself would wait on it.
 */
export function wakeLetters(e: core.RequestEvent): void {
  refuseStrangers(e)
  e.response.header().set('Content-Length', '0')
  e.response.header().set('Connection', 'close')
  e.response.writeHeader(202)
  e.flush()
  send()
}
