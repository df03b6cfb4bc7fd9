import { ODDS_JOBS, type OddsJob } from '../../../../src/domain/operations/odds-schedule/odds-jobs'

/** Said by the pollers when a board shows other games than before, and by operators who do not want to wait. */
export function wantJob(job: OddsJob): void {
  $app.store().set(keyOf(job), true)
}

/** Those of which somebody said so since this was last asked. */
export function takeWantedJobs(): readonly OddsJob[] {
  return ODDS_JOBS.filter((job) => {
    const isWanted = $app.store().has(keyOf(job))
    $app.store().remove(keyOf(job))
    return isWanted
  })
}

function keyOf(job: OddsJob): string {
  return `odds-job-wanted:${job}`
}
