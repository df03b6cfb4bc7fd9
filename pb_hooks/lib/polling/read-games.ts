import type { GameBoard } from '../../../src/domain/board/board'
import {
  afterReply,
  afterScanFailure,
  planPoll,
  type GameDayState,
} from '../../../src/domain/polling/game-day'
import type { GameLeague } from '../../../src/domain/league'
import { openerDays } from '../../../src/domain/seasons/next-opener'
import { gamesFound } from '../../../src/domain/seasons/season-content'
import { invalid } from './fetch-json'
import type { Fetched } from './fetch-part'
import { fetchScoreboard } from './fetch-scoreboard'
import { logSkippedOpener } from './log-failure'
import { askingTime, REQUESTS_PER_TICK, type Reading } from './reading'

/** Asks the feed for the day to show: one request, and a few when the day has to be found first. */
export function readGames(
  league: GameLeague,
  known: GameDayState | undefined,
  before: GameBoard | undefined,
  now: number,
): Reading<GameDayState> {
  let state = planPoll(known, now).state
  const openers = openerDays(league.sport, state.today)
  const hasTime = askingTime()
  for (let requests = 0; requests < REQUESTS_PER_TICK && hasTime(); requests++) {
    const plan = planPoll(state, now)
    const fetched = doubtEmptiness(fetchScoreboard(league, plan.day, before, now), plan.day, before)
    if (!fetched.ok && plan.purpose !== 'scan')
      return { kind: 'failed', memory: plan.state, failure: fetched.failure }
    if (!fetched.ok) {
      if (openers.length > 0) logSkippedOpener(league, fetched.failure)
      state = afterScanFailure(plan.state, plan.day)
      if (fetched.failure.kind === 'timeout') break
      continue
    }
    const { games, season } = fetched.scoreboard
    const after = afterReply(plan.state, plan.day, fetched.scoreboard, now, openers)
    state = after.state
    if (after.show) {
      const { day, upcoming } = after.show
      const found = gamesFound(after.show, games.length)
      const { lines } = fetched
      const findings = { day, upcoming, found, ...(season && { season }), lines, rows: { games } }
      return { kind: 'found', memory: state, findings }
    }
  }
  return { kind: 'unfinished', memory: state }
}

/** Live games do not all vanish at once: such a reply is a fault of the feed, and the last board holds. */
function doubtEmptiness(fetched: Fetched, day: string, before: GameBoard | undefined): Fetched {
  if (!fetched.ok || fetched.scoreboard.games.length > 0 || before?.day !== day) return fetched
  if (!before.games.some((game) => game.phase === 'live')) return fetched
  return invalid('no events although games were live')
}
