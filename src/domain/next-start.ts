import type { Board, CupBoard, GolfBoard } from './board'
import { easternDay } from './eastern'
import type { Game } from './game'
import type { Tournament } from './golf/tournament'
import { startTimeMs } from './start-time'

/** The earliest start that is still to come, or that should have come: a game's, a tee time, a match's. */
export function nextStartMs(board: Board): number | undefined {
  const starts = startsOf(board).flatMap((start) => startTimeMs(start) ?? [])
  return starts.length === 0 ? undefined : starts.reduce((a, b) => Math.min(a, b))
}

/** Something of today whose time nobody has told yet. */
export function startsAnyTime(board: Board, nowMs: number): boolean {
  switch (board.sport) {
    case 'PGA':
      return board.tournaments.some((tournament) => isDayOf(tournament, easternDay(nowMs)))
    case 'RYDER_CUP':
      return board.cup?.state === 'in'
    default:
      return board.day === easternDay(nowMs) && board.games.some(isOpen)
  }
}

function startsOf(board: Board): readonly (string | undefined)[] {
  switch (board.sport) {
    case 'PGA':
      return golfStarts(board)
    case 'RYDER_CUP':
      return cupStarts(board)
    default:
      return board.games.flatMap(({ phase, start }) => (phase === 'scheduled' ? [start] : []))
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
    : tournaments.flatMap(({ state, start }) => (state === 'pre' ? [start] : []))
}

function cupStarts({ cup, matches }: CupBoard): readonly (string | undefined)[] {
  const waiting = matches.flatMap(({ state, startTime }) => (state === 'pre' ? [startTime] : []))
  return waiting.length > 0 || cup?.state !== 'pre' ? waiting : [cup.startDate]
}

function isDayOf({ state, start }: Tournament, today: string): boolean {
  return state === 'in' || (state === 'pre' && start !== undefined && easternDay(Date.parse(start)) <= today)
}

function isOpen(game: Game): boolean {
  return game.phase === 'scheduled' && startTimeMs(game.start) === undefined
}
