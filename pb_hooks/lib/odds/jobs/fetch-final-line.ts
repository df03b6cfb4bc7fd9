import { easternDay } from '../../../../src/domain/time/eastern'
import type { Game } from '../../../../src/domain/game/game'
import type { GameLeague } from '../../../../src/domain/league'
import type { OddsLine } from '../../../../src/domain/odds/odds-line'
import {
  isNothingOffered,
  nextOddsStep,
  type OddsAnswer,
} from '../../../../src/domain/operations/odds-schedule/odds-source'
import { parseOddsSport } from '../../../../src/domain/odds/odds-sport'
import type { ScheduleRow } from '../../../../src/domain/operations/odds-schedule/schedule'
import { mapScoreboardOdds } from '../../../../src/feeds/espn/odds/map-scoreboard-odds'
import { mapCoreOdds } from '../../../../src/feeds/espn/odds/map-odds'
import { eventOddsPath } from '../../../../src/feeds/espn/odds/request-odds'
import { scoreboardPath } from '../../../../src/feeds/espn/request'
import { parseForeign } from '../../../../src/feeds/foreign-json'
import { loadBoard } from '../../boards/board-memory'
import { ask } from '../../upstream/ask'
import { logFailedCall } from '../../upstream/calls/log-failed-call'
import { serverSettings } from '../../server/settings'
import { iso, productNow } from '../../server/time'
import { findGameOdds } from '../odds-store'

export interface FetchedLine {
  readonly line: OddsLine
  /** ISO time, product clock. */
  readonly askedAt: string
}

type Answers = { event?: OddsAnswer<OddsLine>; scoreboard?: OddsAnswer<OddsLine> }

/** The line right before the start: from the event's own address, or from the scoreboard if that has none. */
export function fetchFinalLine(league: GameLeague, row: ScheduleRow): FetchedLine | undefined {
  const askedAt = iso(productNow())
  const answers: Answers = {}
  for (;;) {
    const step = nextOddsStep(answers)
    if (step.kind === 'save') return { line: step.odds, askedAt }
    if (step.kind === 'give-up') {
      logGivenUp(league, row, answers)
      return undefined
    }
    if (step.where === 'event') answers.event = askEvent(league, row)
    else answers.scoreboard = askScoreboard(league, row)
  }
}

function askEvent(league: GameLeague, row: ScheduleRow): OddsAnswer<OddsLine> {
  const sides = { sport: league.sport, home: row.home_team, away: row.away_team }
  const url = serverSettings().feedCoreUrl + eventOddsPath(league, row.game_id)
  return answerOf(url, (reply) => mapCoreOdds(reply, sides))
}

function askScoreboard(league: GameLeague, row: ScheduleRow): OddsAnswer<OddsLine> {
  const url = serverSettings().feedSiteUrl + scoreboardPath(league, easternDay(row.game_start_time))
  return answerOf(url, (reply) => mapScoreboardOdds(league, reply).get(row.game_id))
}

function answerOf(url: string, read: (reply: unknown) => OddsLine | undefined): OddsAnswer<OddsLine> {
  const reply = ask(url)
  logFailedCall(url, reply)
  if (reply.kind !== 'reply') return { kind: 'unreachable' }
  if (reply.status !== 200) return { kind: 'status', status: reply.status }
  const parsed = parseForeign(toString(reply.body))
  // A reply that is cut off, too large or no JSON counts as no answer.
  if (!parsed.ok) return { kind: 'unreachable' }
  const odds = read(parsed.value)
  return odds ? { kind: 'odds', odds } : { kind: 'empty' }
}

/** A failed request is trouble, and so is a line that the feed has no more. A game without any offer is normal. */
function logGivenUp(league: GameLeague, { game_id: game }: ScheduleRow, answers: Answers): void {
  const facts = ['kind', 'odds', 'league', league.slug, 'game', game, 'answers', JSON.stringify(answers)]
  const isExpected = isNothingOffered(answers) && (isCalledOff(league, game) || !hadLine(league, game))
  if (isExpected) $app.logger().info('No odds are offered', ...facts)
  else $app.logger().warn('No final odds', ...facts)
}

/** The feed removes the lines of a game that does not take place. */
function isCalledOff({ slug }: GameLeague, game: string): boolean {
  const board = loadBoard(slug)
  const games: readonly Game[] = board && 'games' in board ? board.games : []
  return games.some(({ id, phase }) => id === game && phase === 'off')
}

function hadLine({ sport: ofLeague }: GameLeague, game: string): boolean {
  const sport = parseOddsSport(ofLeague)
  return sport !== undefined && findGameOdds($app, sport, [game]).length > 0
}
