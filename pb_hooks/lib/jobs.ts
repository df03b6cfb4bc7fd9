import { JOB_NAMES, type JobName } from '../../src/domain/operations/job-names'
import { beat as saveBeat } from './health/heartbeats'
import { JOBS } from './jobs-by-name'
import { runUntilMinuteEnds } from './jobs/run-job'
import { answerBeforeWork, refuseStrangers } from './security/internal'
import { asJob } from './server/as-job'
import { noteCronTick } from './server/minute-loop'

/** Cron calls this each minute. */
export const beat = asJob(() => {
  noteCronTick()
  saveBeat()
})

export const runJob = asJob((name: JobName) => runUntilMinuteEnds(JOBS[name]))

/** POST /api/internal/wake/jobs/{name}: starts a job now, because cron's first minute can be a minute away. */
export function wakeJob(e: core.RequestEvent): void {
  refuseStrangers(e)
  const name = JOB_NAMES.find((candidate) => candidate === e.request!.pathValue('name'))
  if (!name) throw new NotFoundError('There is no such job')
  answerBeforeWork(e)
  runJob(name)
}
