import { JOB_NAMES, type JobName } from '../../src/domain/operations/job-names'
import { alertsJob } from './console/alerts-job'
import { apiHealthJob } from './health/api-health-job'
import { beat as saveBeat } from './health/heartbeats'
import type { Job } from './jobs/job'
import { runUntilMinuteEnds } from './jobs/run-job'
import { retentionJob } from './retention/retention-job'
import { answerBeforeWork, refuseStrangers } from './security/internal'
import { noteCronTick } from './server/minute-loop'
import { venueWeatherJob } from './weather/venue-weather-job'

const JOBS: Readonly<Record<JobName, Job>> = {
  alerts: alertsJob,
  'api-health': apiHealthJob,
  retention: retentionJob,
  'venue-weather': venueWeatherJob,
}

/** Each minute, by cron. */
export function beat(): void {
  noteCronTick()
  saveBeat()
}

export function runJob(name: JobName): void {
  runUntilMinuteEnds(JOBS[name])
}

/** POST /api/internal/wake/jobs/{name}: starts a job now, because cron's first minute can be a minute away. */
export function wakeJob(e: core.RequestEvent): void {
  refuseStrangers(e)
  const name = JOB_NAMES.find((candidate) => candidate === e.request!.pathValue('name'))
  if (!name) throw new NotFoundError('There is no such job')
  answerBeforeWork(e)
  runJob(name)
}
