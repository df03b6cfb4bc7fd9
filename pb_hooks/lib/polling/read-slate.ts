import type { Board } from '../../../src/domain/board'
import type { FeedFailure } from '../../../src/domain/feed-failure'
import { afterReply, afterScanFailure, planPoll, type GameDayState } from '../../../src/domain/game-day'
import type { GameLeague } from '../../../src/domain/league'
import { fetchScoreboard, type Fetched, type Scoreboard } from './fetch-scoreboard'

/** What one tick found out. The state goes into the next tick whatever happened. */
export type Slate = { readonly state: GameDayState } & (
  | {
      readonly kind: 'found'
      readonly day: string
      readonly upcoming: boolean
      readonly scoreboard: Scoreboard
    }
  | { readonly kind: 'unfinished' }
  | { readonly kind: 'failed'; readonly failure: FeedFailure }
)

/** A search for the next day with games asks this many days at once; more would keep others waiting. */
const REQUESTS_PER_TICK = 3

/** Asks the feed for the day to show: one request, and a few when the day has to be found first. */
export function readSlate(
  league: GameLeague,
  known: GameDayState | undefined,
  before: Board | undefined,
  now: number,
): Slate {
  let state = planPoll(known, now).state
  for (let requests = 0; requests < REQUESTS_PER_TICK; requests++) {
    const plan = planPoll(state, now)
    const fetched = doubtEmptiness(fetchScoreboard(league, plan.day), plan.day, before)
    if (!fetched.ok && plan.purpose !== 'scan')
      return { kind: 'failed', state: plan.state, failure: fetched.failure }
    if (!fetched.ok) {
      state = afterScanFailure(plan.state, plan.day)
      if (fetched.failure.kind === 'timeout') break
      continue
    }
    const after = afterReply(plan.state, plan.day, fetched.scoreboard, now)
    state = after.state
    if (after.show) return { kind: 'found', state, ...after.show, scoreboard: fetched.scoreboard }
  }
  return { kind: 'unfinished', state }
}

/** Live games do not all vanish at once: such a reply is a fault of the feed, and the last board holds. */
function doubtEmptiness(fetched: Fetched, day: string, before: Board | undefined): Fetched {
  if (!fetched.ok || fetched.scoreboard.games.length > 0 || before?.day !== day) return fetched
  if (!before.games.some((game) => game.phase === 'live')) return fetched
  return { ok: false, failure: { kind: 'validation', reason: 'no events although games were live' } }
}
