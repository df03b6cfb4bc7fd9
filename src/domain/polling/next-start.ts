import type { Board, CupBoard, GolfBoard } from '../board/board'
import { easternDay } from '../time/eastern'
import { canResumeAnyTime } from '../game/can-resume'
import type { Tournament } from '../golf/tournament'
import { isStartOpen, knownStartMs, startTimeMs } from '../game/start-time'

/** The earliest start that is still to come, or that should have come: a game's, a tee time, a match's. */
export function nextStartMs(board: Board): number | undefined {
  const starts = startsOf(board)
  return starts.length === 0 ? undefined : starts.reduce((a, b) => Math.min(a, b))
}

/** Whether something can begin or go on at a time that is not known. */
export function startsAnyTime(board: Board, nowMs: number): boolean {
  switch (board.sport) {
    case 'PGA':
      return board.tournaments.some((tournament) => isDayOf(tournament, easternDay(nowMs)))
    case 'RYDER_CUP':
      return board.cup?.state === 'in'
    default:
      return (
        board.games.some(canResumeAnyTime) ||
        (board.day === easternDay(nowMs) && board.games.some(isStartOpen))
      )
  }
}

function startsOf(board: Board): readonly number[] {
  switch (board.sport) {
    case 'PGA':
      return golfStarts(board).flatMap((start) => startTimeMs(start) ?? [])
    case 'RYDER_CUP':
      return cupStarts(board).flatMap((start) => startTimeMs(start) ?? [])
    default:
      return board.games.flatMap((game) => (game.phase === 'scheduled' ? (knownStartMs(game) ?? []) : []))
  }
}

/** Tee times where they are known; a tournament itself "starts" at midnight, when nobody plays. */
function golfStarts({ tournaments, players }: GolfBoard): readonly (string | undefined)[] {
  const open = new Set(tournaments.filter(({ state }) => state !== 'post').map(({ id }) => id))
  const teeTimes = players.flatMap((player) =>
    player.state === 'waiting' && open.has(player.tournament) && player.teeTime ? [player.teeTime] : [],
  )
  return teeTimes.length > 0
    ? teeTimes
    : tournaments.filter(({ state }) => state === 'pre').map(({ start }) => start)
}

/** A match that was called off may stay unplayed in the feed for good; once the cup is over nothing begins. */
function cupStarts({ cup, matches }: CupBoard): readonly (string | undefined)[] {
  const isOver = cup?.state === 'post'
  const waiting = matches.filter(({ state }) => state === 'pre' && !isOver).map(({ startTime }) => startTime)
  return waiting.length > 0 || cup?.state !== 'pre' ? waiting : [cup.startDate]
}

function isDayOf({ state, start }: Tournament, today: string): boolean {
  return state === 'in' || (state === 'pre' && start !== undefined && easternDay(Date.parse(start)) <= today)
}
