import { progressText } from '../card/progress-text'
import type { Game } from '../game/game'
import { hasScore } from '../game/has-score'

/** A score that changed, as a sentence for a screen reader. */
export interface ScoreNews {
  readonly game: string
  readonly text: string
}

/**
 * The scores that differ between two states of the scoreboard. A game that was not there before is no news, and neither
 * is one whose card shows no score.
 */
export function scoreNews(before: readonly Game[], after: readonly Game[]): readonly ScoreNews[] {
  const known = new Map(before.map((game) => [game.id, game]))
  return after.flatMap((game) => {
    const old = known.get(game.id)
    return old && hasScore(game) && differs(old, game) ? [{ game: game.id, text: sentence(game) }] : []
  })
}

function differs(old: Game, game: Game): boolean {
  const scored = old.homeTeam.score !== game.homeTeam.score || old.awayTeam.score !== game.awayTeam.score
  return scored || (old.phase !== 'final' && game.phase === 'final')
}

/** In full, since college teams share their names: Clemson and LSU are both `Tigers`. */
function sentence(game: Game): string {
  const { awayTeam, homeTeam } = game
  const when = whenText(game).replace(/[\s•]+/g, ' ')
  return `${awayTeam.displayName} ${awayTeam.score}, ${homeTeam.displayName} ${homeTeam.score}. ${when}`
}

function whenText(game: Game): string {
  if (game.phase === 'final') return 'Final'
  return game.phase === 'live' ? progressText(game) : game.quarter
}
