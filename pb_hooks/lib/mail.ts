import { sendLetters as send } from './mail/send-letters'
import { refuseStrangers } from './security/internal'
import { asJob } from './server/as-job'

/** Cron calls this each minute: it sends letters that failed before, and letters for which no wake-up came. */
export const sendLetters = asJob(send)

/**
 * POST /api/internal/wake/letters: the answer is complete before the first letter is sent. The connection ends with it,
 * because otherwise the server's next request to itself would wait on it.
 */
export function wakeLetters(e: core.RequestEvent): void {
  refuseStrangers(e)
  e.response.header().set('Content-Length', '0')
  e.response.header().set('Connection', 'close')
  e.response.writeHeader(202)
  e.flush()
  send()
}
