import type { Board, CupBoard, GolfBoard } from '../board/board'
import { easternDay } from '../time/eastern'
import { canResumeAnyTime } from '../game/can-resume'
import type { GolfState } from '../golf/tournament'
import { isStartOpen, knownStartMs, startTimeMs } from '../game/start-time'

/** The earliest start that is still to come, or that should have come: a game's, a tee time, a match's. Else Infinity. */
export function nextStartMs(board: Board): number {
  return Math.min(...startsOf(board))
}

/**
 * The Eastern days on which something can begin or go on at an hour that is not known. An earlier day than today means
 * that it should have begun and may do so now.
 */
export function openDays(board: Board, today: string): readonly string[] {
  switch (board.sport) {
    case 'PGA':
      return board.tournaments.flatMap(({ state, start }) => openDayOf(state, start, today))
    case 'RYDER_CUP':
      return board.cup ? openDayOf(board.cup.state, board.cup.startDate, today) : []
    default:
      if (board.games.some(canResumeAnyTime)) return [today]
      return board.day >= today && board.games.some(isStartOpen) ? [board.day] : []
  }
}

/** Tournament and cup go on from day to day, at hours that are not always known. */
function openDayOf(state: GolfState, start: string | undefined, today: string): readonly string[] {
  if (state === 'in') return [today]
  return state === 'post' || start === undefined ? [] : [easternDay(Date.parse(start))]
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
  if (cup?.state === 'post') return []
  const waiting = matches.filter(({ state }) => state === 'pre').map(({ startTime }) => startTime)
  return waiting.length > 0 || cup?.state !== 'pre' ? waiting : [cup.startDate]
}
