import type { GameBoard } from '../../../src/domain/board/board'
import { withDoubtfulDays } from '../../../src/domain/polling/after-failure'
import { afterReply, type AfterReply } from '../../../src/domain/polling/after-reply'
import { planPoll, type GameDayState } from '../../../src/domain/polling/game-day'
import type { FeedFailure } from '../../../src/domain/polling/feed-failure'
import type { GameLeague } from '../../../src/domain/league'
import { openerDays } from '../../../src/domain/seasons/next-opener'
import { addDays } from '../../../src/domain/time/eastern'
import { gamesFound } from '../../../src/domain/seasons/season-content'
import { doubtEmptiness, type Vanished } from './doubt-emptiness'
import type { DayPart } from './fetch-part'
import { fetchScoreboard } from './fetch-scoreboard'
import { gamesOnBoard } from './games-on-board'
import { holdMissing, type Missing } from './hold-missing'
import { endedLastNight, knownLastNight, lastNightAfter, withLastNight, type LastNight } from './last-night'
import { markStuck } from './mark-stuck'
import { askingTime, REQUESTS_PER_TICK, type Findings, type Reading } from './reading'
import { skipDay } from './skip-day'

/** What one poll of a league passes to the next. */
export interface GamesMemory {
  readonly days?: GameDayState
  /** The games of the previous day that are not over; they stand on the board of today. */
  readonly lastNight?: LastNight | undefined
  /** Since when the feed has none of the games that the board has of this day. */
  readonly vanished?: Vanished | undefined
  /** The live games that the last answers lacked although they had others. */
  readonly missing?: Missing
  /** Why the search could not read a day. */
  readonly searchFailure?: FeedFailure
}

/**
 * Asks the feed for the day to show: one request, and a few when the day has to be found first. A search that found
 * nothing because the feed failed is a failure too, as it would take the last board's games away.
 */
export function readGames(
  league: GameLeague,
  known: GamesMemory = {},
  before: GameBoard | undefined,
  now: number,
): Reading<GamesMemory> {
  const days = planPoll(known.days, now).state
  const night = knownLastNight(known.lastNight, addDays(days.today, -1), before)
  let memory: GamesMemory & { readonly days: GameDayState } = { ...known, days, lastNight: night }
  const openers = openerDays(league.sport, days.today)
  const hasTime = askingTime()
  for (let requests = 0; requests < REQUESTS_PER_TICK && hasTime(); requests++) {
    const plan = planPoll(memory.days, now)
    const reply = fetchScoreboard(league, plan.day, before, now)
    const { fetched: answer, vanished } = doubtEmptiness(reply, plan.day, before, memory.vanished, now)
    const { fetched, missing } = holdMissing(answer, plan.day, before, memory.missing ?? {}, now)
    memory = { ...memory, days: plan.state, vanished, missing }
    if (!fetched.ok) {
      const { failure } = fetched
      const skipped = skipDay({ league, plan, failure, before, openers, now })
      if (!skipped) return { kind: 'failed', memory, failure }
      const lastNight = withoutNews(league, memory.lastNight, now)
      memory = {
        ...memory,
        days: skipped,
        lastNight,
        ...(plan.skippable === 'scan' && { searchFailure: failure }),
      }
      if (failure.kind === 'timeout') break
      continue
    }
    const part = withStuckMarks(league, fetched, now)
    const shownLive = liveOnBoard(before, plan.day)
    const after = afterReply(plan.state, plan.day, { ...part.scoreboard, shownLive }, now, openers)
    const lastNight = lastNightAfter(memory.lastNight, plan, part, before)
    memory = { ...memory, days: after.state, lastNight }
    if (!after.show) continue
    const doubted = before && before.games.length > 0 ? withDoubtfulDays(after.state, now) : undefined
    if (doubted && memory.searchFailure)
      return { kind: 'failed', memory: { ...memory, days: doubted }, failure: memory.searchFailure }
    return { kind: 'found', memory, findings: findingsOf(after.show, part, lastNight) }
  }
  return { kind: 'unfinished', memory }
}

/** As long as their day cannot be read nothing changes in the games of last night, so they may get stuck. */
function withoutNews(
  { slug }: GameLeague,
  lastNight: LastNight | undefined,
  now: number,
): LastNight | undefined {
  return lastNight && { ...lastNight, games: markStuck(slug, lastNight.games, now) }
}

function liveOnBoard(before: GameBoard | undefined, day: string): readonly string[] {
  return gamesOnBoard(before, day).flatMap(({ id, phase }) => (phase === 'live' ? [id] : []))
}

function withStuckMarks({ slug }: GameLeague, part: DayPart, now: number): DayPart {
  const { scoreboard } = part
  return { ...part, scoreboard: { ...scoreboard, games: markStuck(slug, scoreboard.games, now) } }
}

function findingsOf(
  show: NonNullable<AfterReply['show']>,
  { scoreboard, lines, nextStepMs }: DayPart,
  lastNight: LastNight | undefined,
): Findings {
  const { day, upcoming } = show
  const { season } = scoreboard
  const shown = withLastNight(scoreboard.games, lines, day, lastNight)
  const found = gamesFound(show, shown.games.length)
  return {
    day,
    upcoming,
    found,
    nextStepMs,
    ...(season && { season }),
    lines: shown.lines,
    ended: endedLastNight(day, lastNight),
    rows: { games: shown.games },
  }
}
