import { sendLetters } from './mail/send-letters'
import { refuseStrangers } from './security/internal'

/** Each minute, by cron: what failed before, and what nobody was woken for. */
export { sendLetters } from './mail/send-letters'

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
  sendLetters()
}
