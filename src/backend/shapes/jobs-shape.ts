import {
  RUNNABLE_JOBS,
  type JobRun,
  type JobsAnswer,
  type JobState,
} from '../../domain/operations/jobs/jobs-answer'
import type { FetchDay } from '../../domain/operations/jobs/planned-fetches'
import type { Check } from '../../domain/operations/jobs/preflight'
import type { ScheduleRow, ScheduleStatus } from '../../domain/operations/odds-schedule/schedule'
import { isNumber, isText, listOf, objectOf, oneOf, optional } from './guards'

const isRun = objectOf<JobRun>({ atMs: isNumber, tookMs: isNumber, trouble: optional(isText) })

const isState = objectOf<JobState>({
  name: oneOf(...RUNNABLE_JOBS),
  lastRun: optional(isRun),
  lastTrouble: optional(isRun),
  nextAtMs: optional(isNumber),
})

const isFetch = objectOf<ScheduleRow>({
  id: isText,
  game_id: isText,
  sport: isText,
  scheduled_fetch_time: isNumber,
  game_start_time: isNumber,
  home_team: isText,
  away_team: isText,
  status: oneOf('scheduled', 'fetching', 'fetched', 'failed'),
})

export const isJobsAnswer = objectOf<JobsAnswer>({
  jobs: listOf(isState),
  fetches: listOf(isFetch),
  counts: objectOf<Record<ScheduleStatus, number>>({
    scheduled: isNumber,
    fetching: isNumber,
    fetched: isNumber,
    failed: isNumber,
  }),
  days: listOf(objectOf<FetchDay>({ day: isText, fetched: isNumber, failed: isNumber, open: isNumber })),
  checks: listOf(objectOf<Check>({ name: isText, state: oneOf('good', 'warning', 'bad'), text: isText })),
})
