import { cardParts } from '../../../domain/card/card-parts'
import { isDelayed } from '../../../domain/card/card-stage'
import { periodText, progressText } from '../../../domain/card/progress-text'
import { offText, offWord } from '../../../domain/delay/off-words'
import type { Game, LiveGame, Side, Team } from '../../../domain/game/game'
import { knownStartMs, openStartText } from '../../../domain/game/start-time'
import { dayText, timeText } from '../../../platform/local-time'

/** In the order of a card: the away team first. */
export const SIDES: readonly Side[] = ['away', 'home']

export function teamOf({ homeTeam, awayTeam }: Game, side: Side): Team {
  return side === 'home' ? homeTeam : awayTeam
}

/** The text at the head of a card. `today` is the viewer's calendar day as `dayText` writes it. */
export function statusText(game: Game, today: string, compact = false): string {
  switch (game.phase) {
    case 'scheduled':
      return startText(game, today)
    case 'live':
      return liveText(game)
    case 'final':
      return game.quarter
    case 'off':
      return compact ? offWord(game) : offText(game)
  }
}

/** A delayed game also says in which period play has stopped. */
function liveText(game: LiveGame): string {
  return [progressText(game), isDelayed(game) && periodText(game)].filter(Boolean).join(' · ')
}

function startText(game: Game, today: string): string {
  const ms = knownStartMs(game)
  if (ms === undefined) return openStartText(game)
  const day = dayText(ms)
  return day === today ? timeText(ms) : `${day} · ${timeText(ms)}`
}

/** How a game ended for a side; `open` before the end and after a draw. */
export function resultOf({ phase, homeTeam, awayTeam }: Game, side: Side): 'won' | 'lost' | 'open' {
  if (phase !== 'final' || homeTeam.score === awayTeam.score) return 'open'
  return homeTeam.score > awayTeam.score === (side === 'home') ? 'won' : 'lost'
}

/** Only for football, and only while the game is live. */
export function timeoutsLeft(game: Game, side: Side): number | undefined {
  const situation = game.phase === 'live' && cardParts(game).timeouts ? game.situation : undefined
  if (situation?.kind !== 'football') return undefined
  return side === 'home' ? situation.homeTimeouts : situation.awayTimeouts
}
