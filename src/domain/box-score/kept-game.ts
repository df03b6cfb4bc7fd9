import type { FinalGame, Game } from '../game/game'
import type { GameAnswer } from './game-answer'
import { scoresIn } from './line-score'

/**
 * A game that no board shows any more, from what was kept of it: as a board had it when it was open last, or the page of
 * its day. Such a one may have been under way then; whether it is over the box score knows better. Nothing where the
 * score or the clock would be one of long ago.
 */
export function keptGame(
  kept: readonly (Game | undefined)[],
  answer: GameAnswer | undefined,
): Game | undefined {
  const game = kept.find((one) => one?.phase === 'final') ?? kept.find((one) => one !== undefined)
  const state = answer?.status?.state ?? 'pregame'
  switch (game?.phase) {
    case undefined:
    case 'final':
    case 'off':
      return game
    case 'scheduled':
      return state === 'pregame' ? game : atTheEnd(game, state === 'complete' ? answer : undefined)
    case 'live':
      return atTheEnd(game, state === 'complete' ? answer : undefined)
  }
}

/** Who played where, with the score that the box score ends with. Records and the state of a series were those of before. */
function atTheEnd(game: Game, answer: GameAnswer | undefined): FinalGame | undefined {
  const scores = answer?.lineScore && scoresIn(answer.lineScore)
  if (!scores) return undefined
  const { id, homeTeam, awayTeam, venue, start, poRoundDesc, gameSubtype } = game
  return {
    id,
    phase: 'final',
    homeTeam: { ...homeTeam, record: '', score: scores.home },
    awayTeam: { ...awayTeam, record: '', score: scores.away },
    venue,
    quarter: 'FINAL',
    timeLeft: '',
    startTime: 'Final',
    ...(start !== undefined && { start }),
    ...(poRoundDesc !== undefined && { poRoundDesc }),
    ...(gameSubtype !== undefined && { gameSubtype }),
  }
}
