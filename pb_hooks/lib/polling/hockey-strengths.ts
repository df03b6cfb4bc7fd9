import { withStrength } from '../../../src/domain/box-score/with-strength'
import type { Game } from '../../../src/domain/game/game'
import { isUnderWay } from '../../../src/domain/game/stuck'
import type { GameLeague } from '../../../src/domain/league'
import { SECOND_MS, STRENGTH_BELIEVED_MS } from '../../../src/domain/time/intervals'
import { summaryAtHand, readSummaryText } from '../games/game-summary'
import { serverSettings } from '../server/settings'

/** On a fast clock a summary can be as old as the pause between two requests (wall time). */
const BELIEVED_AT_LEAST_MS = 4 * SECOND_MS

/**
 * Adds the strength to hockey games from their summaries, which `warm-games` keeps ready, because the scoreboard does
 * not contain it. No poll waits for a summary, and an outdated summary says nothing of this moment.
 */
export function withStrengths(league: GameLeague, games: readonly Game[], now: number): readonly Game[] {
  if (league.kind !== 'hockey') return games
  return games.map((game) => {
    const answer = isUnderWay(game) ? summaryAtHand(league, game.id) : undefined
    if (answer?.kind !== 'good' || now - Date.parse(answer.checkedAt) > believedMs()) return game
    const { strength } = readSummaryText(answer)
    return strength ? withStrength(game, strength) : game
  })
}

function believedMs(): number {
  return Math.max(STRENGTH_BELIEVED_MS, BELIEVED_AT_LEAST_MS * serverSettings().clock.rate)
}
