import {
  oddsJobOf,
  plainJobOf,
  RUNNABLE_JOBS,
  type JobRun,
  type JobsAnswer,
  type JobState,
  type RunnableJob,
} from '../../../src/domain/operations/jobs/jobs-answer'
import {
  countByStatus,
  fetchesAround,
  fetchesByDay,
} from '../../../src/domain/operations/jobs/planned-fetches'
import { preflight } from '../../../src/domain/operations/jobs/preflight'
import { ODDS_EVERY_MS } from '../../../src/domain/operations/odds-schedule/odds-jobs'
import { withMissedFailed } from '../../../src/domain/operations/odds-schedule/schedule-status'
import { notedRuns } from '../jobs/note-run'
import { nextRunAt } from '../jobs/run-job'
import { allScheduleRows } from '../odds/jobs/schedule-rows'
import { serverSettings } from '../server/settings'
import { serverFacts } from './server-facts'

/** The server's own jobs: how they went, when they run next, and whether the server is set up for people. */
export function jobsNow(nowMs: number): JobsAnswer {
  const rows = withMissedFailed(allScheduleRows($app), nowMs)
  return {
    jobs: RUNNABLE_JOBS.map((name) => stateOf(name, nowMs)),
    fetches: fetchesAround(rows, nowMs),
    counts: countByStatus(rows),
    days: fetchesByDay(rows),
    checks: preflight(serverFacts()),
  }
}

function stateOf(name: RunnableJob, nowMs: number): JobState {
  // Read once: a run that ends in between would have a last time and no next one.
  const runs = notedRuns(name)
  const nextAtMs = nextOf(name, runs.lastRun, nowMs)
  return { name, ...runs, ...(nextAtMs !== undefined && { nextAtMs }) }
}

/** Product time. For the odds' jobs it follows from the last run. */
function nextOf(name: RunnableJob, last: JobRun | undefined, nowMs: number): number | undefined {
  const odds = oddsJobOf(name)
  if (odds) return last && last.atMs + ODDS_EVERY_MS[odds]
  const plain = plainJobOf(name)
  const wallAt = plain && nextRunAt({ name: plain })
  return wallAt && nowMs + (wallAt - Date.now()) * (serverSettings().clock.rate || 1)
}
