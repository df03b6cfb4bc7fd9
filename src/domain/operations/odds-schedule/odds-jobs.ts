import {
  ODDS_CLEANUP_MS,
  ODDS_EXECUTION_MS,
  ODDS_FIRST_SCHEDULING_MS,
  ODDS_SCHEDULING_MS,
} from '../../time/intervals'

/** In the order in which they depend on each other. */
export const ODDS_JOBS = ['schedule', 'execute', 'clean-up'] as const
export type OddsJob = (typeof ODDS_JOBS)[number]

/** When each job ran last; absent before its first run. */
export type LastRuns = Readonly<Partial<Record<OddsJob, number>>>

export const ODDS_EVERY_MS: Readonly<Record<OddsJob, number>> = {
  schedule: ODDS_SCHEDULING_MS,
  execute: ODDS_EXECUTION_MS,
  'clean-up': ODDS_CLEANUP_MS,
}

/** The jobs whose time has come. */
export function dueOddsJobs(lastRuns: LastRuns, startedAtMs: number, nowMs: number): readonly OddsJob[] {
  return ODDS_JOBS.filter((job) => {
    const last = lastRuns[job]
    // A run in the future was noted before the clock was set back.
    return (last ?? -Infinity) > nowMs || nowMs >= nextRunMs(job, last, startedAtMs)
  })
}

/** The first scheduling does not wait a whole round, since the other jobs have nothing to do without it. */
function nextRunMs(job: OddsJob, lastRunMs: number | undefined, startedAtMs: number): number {
  if (lastRunMs !== undefined) return lastRunMs + ODDS_EVERY_MS[job]
  return startedAtMs + (job === 'schedule' ? ODDS_FIRST_SCHEDULING_MS : ODDS_EVERY_MS[job])
}
