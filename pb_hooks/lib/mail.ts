import { sendLetters as send } from './mail/send-letters'
import { answerOwnCall, refuseStrangers } from './security/internal'
import { asJob } from './server/as-job'

/** Cron calls this each minute: it sends letters that failed before, and letters for which no wake-up came. */
export const sendLetters = asJob(send)

/** POST /api/internal/wake/letters: sends letters without letting the caller wait for the mail server. */
export function wakeLetters(e: core.RequestEvent): void {
  refuseStrangers(e)
  answerOwnCall(e)
  send()
}
