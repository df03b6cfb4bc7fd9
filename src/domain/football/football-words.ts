import { cardParts, shownSituation } from '../card/card-parts'
import type { Game } from '../game/game'
import type { FootballDown } from '../game/situation'
import { downAndDistance } from './down-and-distance'

/**
 * A card's text for a football game under way: `3rd & 8 · KU 10`, and between downs the latest event, `Touchdown LV`.
 * Empty in a break, which the period label already tells.
 */
export function footballWords(game: Game): string {
  const situation = shownSituation(game)
  if (situation?.kind !== 'football') return situation === undefined && isOpening(game) ? 'Kickoff' : ''
  const { happening, happeningTeam } = situation
  if (situation.down !== undefined && happening !== 'two-minute warning') return downWords(situation)
  if (happening === undefined) return isOpening(game) ? 'Kickoff' : ''
  return [capital(happening), happeningTeam].filter(Boolean).join(' ')
}

function downWords({ down, distance, downDistanceText, possessionText }: FootballDown): string {
  const [said, placeSaid] = downDistanceText.split(/ at /)
  const place = possessionText ?? placeSaid
  return [downAndDistance(down, distance, downDistanceText) ?? said, place].filter(Boolean).join(' · ')
}

const OPENINGS = ['1Q • 15:00', '3Q • 15:00']

/** The feed says nothing at all of a game until its first play is over. */
function isOpening(game: Game): boolean {
  return cardParts(game).situation && OPENINGS.includes(game.quarter)
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
