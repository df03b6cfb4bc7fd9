import type { JobName } from '../../src/domain/operations/job-names'
import { oddsJobOf, plainJobOf, type RunnableJob } from '../../src/domain/operations/jobs/jobs-answer'
import { alertsJob } from './console/alerts-job'
import { monthOfVisitsJob } from './console/audience/month-job'
import { apiHealthJob } from './health/api-health-job'
import { checkAllNow } from './health/check-all-now'
import type { Job } from './jobs/job'
import { noteRun } from './jobs/note-run'
import { runNow } from './jobs/run-job'
import { requestJob } from './odds/jobs/requested-jobs'
import { retentionJob } from './retention/retention-job'
import { runSafely } from './server/minute-loop'
import { venueWeatherJob } from './weather/venue-weather-job'

export const JOBS: Readonly<Record<JobName, Job>> = {
  alerts: alertsJob,
  'api-health': apiHealthJob,
  'month-of-visits': monthOfVisitsJob,
  retention: retentionJob,
  'venue-weather': venueWeatherJob,
}

/** Runs a job because somebody asks. The odds' jobs share one loop, which looks each second. */
export function requestRun(name: RunnableJob): void {
  const odds = oddsJobOf(name)
  const plain = plainJobOf(name)
  if (odds) requestJob(odds)
  // By itself the job checks only what is due, which is nothing in the five minutes after its last run.
  else if (plain === 'api-health') runSafely('job:api-health', () => noteRun('api-health', checkAllNow))
  else if (plain) runNow(JOBS[plain])
}
