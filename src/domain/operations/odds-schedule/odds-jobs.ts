import {
  ODDS_CLEANUP_MS,
  ODDS_EXECUTION_MS,
  ODDS_FIRST_SCHEDULING_MS,
  ODDS_SCHEDULING_MS,
} from '../../time/intervals'

export type OddsJob = 'schedule' | 'execute' | 'clean-up'

/** When each job ran last; absent before its first run. */
export type LastRuns = Readonly<Partial<Record<OddsJob, number>>>

const EVERY_MS: Readonly<Record<OddsJob, number>> = {
  schedule: ODDS_SCHEDULING_MS,
  execute: ODDS_EXECUTION_MS,
  'clean-up': ODDS_CLEANUP_MS,
}

/** The jobs whose time has come, in the order in which they build on each other. */
export function dueOddsJobs(lastRuns: LastRuns, startedAtMs: number, nowMs: number): readonly OddsJob[] {
  const jobs: readonly OddsJob[] = ['schedule', 'execute', 'clean-up']
  return jobs.filter((job) => nowMs >= nextRunMs(job, lastRuns[job], startedAtMs))
}

/** Only scheduling does not wait a whole round at first: without it the others have nothing to do. */
function nextRunMs(job: OddsJob, lastRunMs: number | undefined, startedAtMs: number): number {
  if (lastRunMs !== undefined) return lastRunMs + EVERY_MS[job]
  return startedAtMs + (job === 'schedule' ? ODDS_FIRST_SCHEDULING_MS : EVERY_MS[job])
}
