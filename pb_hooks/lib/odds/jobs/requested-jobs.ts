import { ODDS_JOBS, type OddsJob } from '../../../../src/domain/operations/odds-schedule/odds-jobs'

/** The pollers call this when a board shows new games, and operators when they do not want to wait. */
export function requestJob(job: OddsJob): void {
  $app.store().set(keyOf(job), true)
}

/** The jobs that were requested since the last call. */
export function takeRequestedJobs(): readonly OddsJob[] {
  return ODDS_JOBS.filter((job) => {
    const isWanted = $app.store().has(keyOf(job))
    $app.store().remove(keyOf(job))
    return isWanted
  })
}

function keyOf(job: OddsJob): string {
  return `odds-job-wanted:${job}`
}
