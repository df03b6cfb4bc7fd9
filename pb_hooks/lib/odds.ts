import { runOddsJobsUntilMinuteEnds as runOddsJobs } from './odds/jobs/jobs-loop'
import { answerBeforeWork, refuseStrangers } from './security/internal'
import { asJob } from './server/as-job'

export { sendChanges, sendHistory, sendOdds, sendOddsBoard } from './odds/odds-routes'
export const runOddsJobsUntilMinuteEnds = asJob(runOddsJobs)

/** POST /api/internal/wake-odds: starts the jobs now, because cron's first minute can be a minute away. */
export function wakeOdds(e: core.RequestEvent): void {
  refuseStrangers(e)
  answerBeforeWork(e)
  runOddsJobs()
}
