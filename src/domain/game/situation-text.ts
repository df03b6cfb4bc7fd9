import { isDelayed } from '../card/card-stage'
import { shownSituation } from '../card/card-parts'
import { delaySaid, periodText } from '../card/progress-text'
import { downText } from '../football/down-text'
import type { Game, LiveGame } from './game'
import { hasScore } from './has-score'
import type { Situation } from './situation'
import { shortTeamsText } from './teams-text'

/**
 * The header's text for the game in view: `SF 17 – 24 SEA · 3Q • 8:36 · 3rd & 7 at SEA 34`. `status` is the time in the
 * words of its card, in the viewer's time zone.
 */
export function gameInViewText(game: Game, status: string): string {
  const { awayTeam, homeTeam } = game
  if (!hasScore(game)) return `${shortTeamsText(game)} · ${status}`
  const score = `${awayTeam.abbreviation} ${awayTeam.score} – ${homeTeam.score} ${homeTeam.abbreviation}`
  return [score, ...(game.phase === 'live' ? liveTexts(game, status) : [status])].filter(Boolean).join(' · ')
}

function liveTexts(game: LiveGame, status: string): readonly (string | undefined)[] {
  if (isDelayed(game)) return [periodText(game), delaySaid(game) ?? 'Delayed']
  const situation = shownSituation(game)
  return [status, situation && situationText(situation)]
}

function situationText(situation: Situation): string | undefined {
  switch (situation.kind) {
    case 'football':
      return downText(situation)
    case 'baseball':
      return situation.outs === 1 ? '1 out' : `${situation.outs} outs`
    case 'hockey':
      if (situation.strength === 'even') return undefined
      return [situation.possession, situation.strength].filter(Boolean).join(' ')
    case 'basketball':
      return undefined
  }
}
