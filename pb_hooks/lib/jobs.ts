import { JOB_NAMES, type JobName } from '../../src/domain/operations/job-names'
import { beat as saveBeat } from './health/heartbeats'
import { JOBS } from './jobs-by-name'
import { runUntilMinuteEnds } from './jobs/run-job'
import { answerBeforeWork, refuseStrangers } from './security/internal'
import { noteCronTick } from './server/minute-loop'

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
