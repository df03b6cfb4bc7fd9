import {
  dueOddsJobs,
  ODDS_JOBS,
  type LastRuns,
  type OddsJob,
} from '../../../../src/domain/operations/odds-schedule/odds-jobs'
import { noteRun } from '../../jobs/note-run'
import { loopUntilMinuteEnds } from '../../server/minute-loop'
import { serverSettings } from '../../server/settings'
import { readShared, writeShared } from '../../server/shared'
import { productNow } from '../../server/time'
import type { Lock } from '../../server/lock'
import { cleanUpSchedule } from './clean-up'
import { executeFetches } from './execute-fetches'
import { scheduleFetches } from './schedule-fetches'
import { isAnyRowDue } from './schedule-rows'
import { takeRequestedJobs } from './requested-jobs'

interface JobsMemory {
  readonly startedAtMs: number
  readonly lastRuns: LastRuns
}

/** No job comes again sooner, however fast product time runs. */
const SHORTEST_ROUND_MS = 1000

export function runOddsJobsUntilMinuteEnds(): void {
  let nextAt = 0
  loopUntilMinuteEnds({
    name: 'odds-jobs',
    dueAt: () => nextAt,
    step(lock) {
      nextAt = Date.now() + SHORTEST_ROUND_MS
      runDueJobs(lock)
    },
  })
}

function runDueJobs(lock: Lock): void {
  const now = paceNow()
  const memory = readShared<JobsMemory>('odds-jobs') ?? { startedAtMs: now, lastRuns: {} }
  const due = withWanted(dueOddsJobs(memory.lastRuns, memory.startedAtMs, now), memory.lastRuns)
  // Remembered first, so that a job that fails comes again at its time and not at once.
  const ran = Object.fromEntries(due.map((job) => [job, now]))
  writeShared('odds-jobs', { ...memory, lastRuns: { ...memory.lastRuns, ...ran } })
  for (const job of due) runSafely(job, lock)
}

/**
 * Adds jobs beside their regular times: the requested ones (also when a board shows new games), and clean-up at the
 * first round, because a server that restarts more often than every six hours would never reach it.
 */
function withWanted(due: readonly OddsJob[], lastRuns: LastRuns): readonly OddsJob[] {
  const isFirst = lastRuns.schedule === undefined
  const isScheduling = due.includes('schedule')
  if (isFirst && !isScheduling) return due
  const wanted = takeRequestedJobs()
  // A game became known late. Its odds are fetched now, so operators learn before the start if there are none.
  const isLate = isAnyRowDue($app, productNow())
  return ODDS_JOBS.filter(
    (job) =>
      due.includes(job) ||
      wanted.includes(job) ||
      (isFirst && job === 'clean-up') ||
      (isLate && job === 'execute'),
  )
}

/** Product time at its own rate. When product time stands still, jobs go on by the wall clock, as polling does. */
function paceNow(): number {
  return Date.now() * (serverSettings().clock.rate || 1)
}

/** A job that fails must not stop the other jobs. */
function runSafely(job: OddsJob, lock: Lock): void {
  try {
    noteRun(`odds-${job}`, () => runJob(job, lock))
  } catch (error) {
    $app.logger().error('An odds job failed', 'job', job, 'error', String(error))
  }
}

function runJob(job: OddsJob, lock: Lock): void {
  switch (job) {
    case 'schedule':
      return scheduleFetches(productNow())
    case 'execute':
      return executeFetches(lock)
    case 'clean-up':
      return cleanUpSchedule(productNow())
  }
}
