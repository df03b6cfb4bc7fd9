import type { FinalGame, Game } from '../game/game'
import type { GameAnswer } from './game-answer'
import { scoresIn } from './line-score'

/**
 * A game that no board shows any more, from kept copies: from the board as it was last open, or from the page of its
 * day. The game may have been under way in that copy; the box score knows better whether it is over. Undefined when the
 * score or the clock would be an old one.
 */
export function gameFromCopies(
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

/** The final game with the box score's final score. The copy's records and series state are left out as outdated. */
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
