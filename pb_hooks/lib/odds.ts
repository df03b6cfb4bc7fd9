import { runOddsJobsUntilMinuteEnds } from './odds/jobs/jobs-loop'
import { answerBeforeWork, refuseStrangers } from './security/internal'

export { sendChanges, sendHistory, sendOdds } from './odds/odds-routes'
export { runOddsJobsUntilMinuteEnds }

/** POST /api/internal/wake-odds: starts the jobs now, because cron's first minute can be a minute away. */
export function wakeOdds(e: core.RequestEvent): void {
  refuseStrangers(e)
  answerBeforeWork(e)
  runOddsJobsUntilMinuteEnds()
}
