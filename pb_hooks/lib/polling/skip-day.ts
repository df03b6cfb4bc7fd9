import type { GameBoard } from '../../../src/domain/board/board'
import type { GameLeague } from '../../../src/domain/league'
import {
  afterScanFailure,
  afterStillLiveFailure,
  afterTodayFailure,
} from '../../../src/domain/polling/after-failure'
import { isFeedAway, type FeedFailure } from '../../../src/domain/polling/feed-failure'
import type { GameDayState, PollPlan } from '../../../src/domain/polling/game-day'
import { isScanFresh } from '../../../src/domain/polling/game-day-scan'
import { refreshIntervalMs } from '../../../src/domain/polling/refresh'
import { addDays } from '../../../src/domain/time/eastern'
import { REFRESH_TODAY_MS } from '../../../src/domain/time/intervals'
import { logLastNight, logSkippedOpener, logToday } from './log-failure'

interface FailedDay {
  readonly league: GameLeague
  readonly plan: PollPlan
  readonly failure: FeedFailure
  readonly before: GameBoard | undefined
  readonly openers: readonly string[]
  readonly now: number
}

/** Skips a day that is not essential and could not be read. Undefined when the poll cannot go on without it. */
export function skipDay(failed: FailedDay): GameDayState | undefined {
  const { league, plan, failure, now } = failed
  switch (plan.skippable) {
    case 'still-live':
      logLastNight(league, failure)
      return afterStillLiveFailure(plan.state)
    case 'today':
      if (!doesNightGoOn(failed)) return undefined
      logToday(league, failure)
      return afterTodayFailure(plan.state, now)
    case 'scan':
      return skipOfSearch(failed)
    case undefined:
      return undefined
  }
}

/** Only a board that is read so often has today asked for again in time; another loses nothing when its poll fails. */
function doesNightGoOn({ before, plan, now }: FailedDay): boolean {
  return before?.day === addDays(plan.day, -1) && refreshIntervalMs(before, now) <= REFRESH_TODAY_MS
}

function skipOfSearch({ league, plan, failure, before, openers, now }: FailedDay): GameDayState | undefined {
  const { state, day } = plan
  // The search must not pass over the day that the board shows: its games would be gone for an hour.
  if (before?.day === day && before.games.length > 0) return undefined
  if (openers.length > 0) logSkippedOpener(league, failure)
  // A feed that is away answers for no other day either; but it may never answer for this one.
  else if (isFeedAway(failure) && isScanFresh(state.scan, now)) return undefined
  return afterScanFailure(state, day)
}
