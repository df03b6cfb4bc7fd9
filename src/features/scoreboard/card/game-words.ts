import type { Game, OffGame } from '../../domain/game'
import { startTimeMs } from '../../domain/start-time'
import { dayText, timeText } from './local-time'

/** What stands at the head of a card. `today` is the viewer's calendar day as `dayText` writes it. */
export function statusText(game: Game, today: string): string {
  switch (game.phase) {
    case 'scheduled':
      return startText(game, today)
    case 'live':
    case 'final':
      return game.quarter
    case 'off':
      return OFF_TEXT[game.status]
  }
}

const OFF_TEXT: Record<OffGame['status'], string> = {
  postponed: 'Postponed',
  suspended: 'Suspended',
  cancelled: 'Cancelled',
}

/** A start that is still open comes with some hour all the same: then the feed's own text says what is known. */
function startText({ start, startTime }: Game, today: string): string {
  const ms = startTimeMs(start)
  if (ms === undefined || /\bTBD\b/.test(startTime)) return startTime || 'Time to be announced'
  const day = dayText(ms)
  return day === today ? timeText(ms) : `${day} · ${timeText(ms)}`
}

/** A game that was never played has no score worth showing. */
export function hasScore(game: Game): boolean {
  return (
    game.phase === 'live' || game.phase === 'final' || (game.phase === 'off' && game.status === 'suspended')
  )
}

export type Side = 'home' | 'away'

/** The side that won, nothing before the end and after a draw. */
export function winnerOf({ phase, homeTeam, awayTeam }: Game): Side | undefined {
  if (phase !== 'final' || homeTeam.score === awayTeam.score) return undefined
  return homeTeam.score > awayTeam.score ? 'home' : 'away'
}

/** What it means to be on the attack, where the sport has such a thing. */
export type Turn = 'ball' | 'bat'

export function turnOf(game: Game, side: Side): Turn | undefined {
  const situation = game.phase === 'live' ? game.situation : undefined
  if (situation?.kind !== 'football' && situation?.kind !== 'baseball') return undefined
  const { abbreviation } = side === 'home' ? game.homeTeam : game.awayTeam
  if (situation.possession !== abbreviation) return undefined
  return situation.kind === 'football' ? 'ball' : 'bat'
}

/** `Lumen Field · Seattle, WA`, with whatever of it is known. */
export function venueText({ venue }: Game): string | undefined {
  const place = [venue.city, venue.state].filter(Boolean).join(', ')
  const name = venue.name === 'TBD' ? '' : venue.name
  return [name, place].filter(Boolean).join(' · ') || undefined
}
