import { JOB_NAMES, type JobName } from '../job-names'
import { ODDS_JOBS, type OddsJob } from '../odds-schedule/odds-jobs'
import type { ScheduleRow, ScheduleStatus } from '../odds-schedule/schedule'
import type { FetchDay } from './planned-fetches'
import type { Check } from './preflight'

/** The server's recurring jobs; JOB_LABELS has their names on the page. */
export type RunnableJob = JobName | `odds-${OddsJob}`

export const JOB_LABELS: Readonly<Record<RunnableJob, string>> = {
  'odds-schedule': 'Plan pregame odds',
  'odds-execute': 'Fetch pregame odds',
  'odds-clean-up': 'Remove old odds plans',
  alerts: 'Look for alerts',
  'api-health': 'Check the scoreboards of the feed',
  'venue-weather': 'Weather of venues',
  'month-of-visits': 'Count the visits of the month',
  retention: 'Remove what is too old',
}

export const RUNNABLE_JOBS = Object.keys(JOB_LABELS) as readonly RunnableJob[]

export function parseRunnableJob(value: unknown): RunnableJob | undefined {
  return RUNNABLE_JOBS.find((name) => name === value)
}

/** The name of an odds job without its prefix; undefined for the other jobs. */
export function oddsJobOf(name: RunnableJob): OddsJob | undefined {
  return ODDS_JOBS.find((job) => `odds-${job}` === name)
}

export function plainJobOf(name: RunnableJob): JobName | undefined {
  return JOB_NAMES.find((job) => job === name)
}

/** Times are milliseconds since 1970, product time. */
export interface JobRun {
  readonly atMs: number
  readonly tookMs: number
  /** Why it ended early. */
  readonly trouble?: string
}

export interface JobState {
  readonly name: RunnableJob
  /** Absent until the job has run once since the server started. */
  readonly lastRun?: JobRun
  /** The last run that failed, even if later runs went well. */
  readonly lastTrouble?: JobRun
  readonly nextAtMs?: number
}

export interface JobsAnswer {
  readonly jobs: readonly JobState[]
  /** The latest and the coming fetches of final odds. */
  readonly fetches: readonly ScheduleRow[]
  readonly counts: Readonly<Record<ScheduleStatus, number>>
  /** How the fetches of each day went. */
  readonly days: readonly FetchDay[]
  readonly checks: readonly Check[]
}
