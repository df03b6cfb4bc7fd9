import type { FinalGame, Game, OffGame, ScheduledGame } from '../game/game'
import type { GameAnswer } from './game-answer'
import { scoresIn, type Scores } from './line-score'
import { gameOfMatchup, type Matchup } from './matchup'

/**
 * A game that no board shows, from kept copies: from the board as it was last open, or from the page of its day; without
 * copies from the box score alone. The game may have been under way in its copy; the box score knows better whether it
 * is over, and when it begins. Undefined when the score or the clock would be an old one.
 *
 * `matchup` is what the box score says of the start; none if a copy was read after it.
 */
export function gameFromCopies(
  kept: readonly (Game | undefined)[],
  answer: GameAnswer | undefined,
  matchup: Matchup | undefined,
): Game | undefined {
  const game =
    kept.find((one) => one?.phase === 'final') ??
    kept.find((one) => one !== undefined) ??
    beforeItsStart(answer)
  const state = answer?.status?.state ?? 'pregame'
  switch (game?.phase) {
    case undefined:
    case 'final':
      return game
    case 'off':
      if (state === 'active' || state === 'halftime') return undefined
      return wentOn(answer) ? atTheEnd(game, answer) : (withNewStart(matchup, answer) ?? game)
    case 'scheduled':
      return state === 'pregame'
        ? withStartOf(matchup, game)
        : atTheEnd(game, state === 'complete' ? answer : undefined)
    case 'live':
      return atTheEnd(game, state === 'complete' ? answer : undefined)
  }
}

function beforeItsStart(answer: GameAnswer | undefined): Game | undefined {
  return answer?.matchup && gameOfMatchup(answer.id, answer.matchup)
}

/** A game that was put off and has a new start is like any other that has not begun. */
function withNewStart(matchup: Matchup | undefined, answer: GameAnswer | undefined): Game | undefined {
  return answer?.status?.state === 'pregame' && matchup ? gameOfMatchup(answer.id, matchup) : undefined
}

/** A start that was open may be known by now, and a known one may have been moved. */
function withStartOf(matchup: Matchup | undefined, game: ScheduledGame): ScheduledGame {
  if (matchup?.start === undefined) return game
  const { start, startTime } = matchup
  return { ...game, start, startTime }
}

/** A game that was broken off or put off, and has been played to its end since. */
function wentOn(answer: GameAnswer | undefined): boolean {
  const ended = answer?.status?.ended
  return ended !== undefined && ended.off === undefined
}

/**
 * The game with the box score's last score: final, or off if it was not played to its end. The copy's records and series
 * state are left out as outdated.
 */
function atTheEnd(game: Game, answer: GameAnswer | undefined): FinalGame | OffGame | undefined {
  const { quarter = 'FINAL', off } = answer?.status?.ended ?? {}
  const scores = (answer && toldScores(answer)) ?? (off && scoresBefore(off))
  if (!scores) return undefined
  const { id, homeTeam, awayTeam, venue, isNeutral, start, poRoundDesc, gameSubtype } = game
  const facts = {
    id,
    homeTeam: { ...homeTeam, record: '', score: scores.home },
    awayTeam: { ...awayTeam, record: '', score: scores.away },
    venue,
    ...(isNeutral && { isNeutral }),
    quarter,
    timeLeft: '',
    startTime: off ? quarter : 'Final',
    ...(start !== undefined && { start }),
    ...(poRoundDesc !== undefined && { poRoundDesc }),
    ...(gameSubtype !== undefined && { gameSubtype }),
  }
  return off ? { ...facts, phase: 'off', status: off } : { ...facts, phase: 'final' }
}

/** Those who may not see the line score may still know the score. */
export function toldScores({ scores, pastScores, lineScore }: GameAnswer): Scores | undefined {
  return scores ?? pastScores ?? (lineScore && scoresIn(lineScore))
}

/** A game that never began has no score; one that was broken off has one, which is unknown here. */
function scoresBefore(off: OffGame['status']): Scores | undefined {
  return off === 'suspended' ? undefined : { away: 0, home: 0 }
}
