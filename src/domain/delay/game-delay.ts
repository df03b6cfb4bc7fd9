import { cardStage } from '../card/card-stage'
import type { Game, Team } from '../game/game'
import { noteOf } from '../game/note'
import type { Weather } from '../weather/weather'
import { delayOf, type Delay } from './delay'

/**
 * Whether and why the game of a card waits: from its status, headline, venue and weather. Once nobody plays any more
 * the weather alone is no worry.
 */
export function gameDelay(game: Game): Delay | undefined {
  const stage = cardStage(game)
  if (stage === 'final' || stage === 'over') return undefined
  const delay = delayOf({
    status: statusOf(game),
    headline: headlineOf(game),
    venue: game.venue.name,
    weather: skyOf(game.weather),
    teams: [game.homeTeam, game.awayTeam].flatMap(namesOf),
  })
  return stage === 'stuck' && delay?.kind === 'severe weather' ? undefined : delay
}

function statusOf(game: Game): string {
  if (game.phase === 'off') return `${game.status} ${game.quarter}`
  const words = game.phase === 'live' ? game.delay : undefined
  return words ?? `${game.quarter} ${game.startTime}`
}

/**
 * A headline may tell of a delay before the status does. But a game under way cannot be off, and one that has not begun
 * cannot be suspended: then the word is about a player. A preview was written long before the game, so a delay in it is
 * yesterday's.
 */
function headlineOf(game: Game): string {
  const { phase, headline = '' } = game
  switch (phase) {
    case 'live':
      return headline.replace(/suspend|postpon|\bppd\b/gi, ' ')
    case 'scheduled':
      return noteOf(game).replace(/suspend/gi, ' ')
    default:
      return headline
  }
}

/** Estimated weather is left out, as a guess is no reason to report a delay. */
function skyOf(weather: Weather | undefined): string {
  return weather && !weather.estimated ? weather.condition : ''
}

function namesOf({ name, displayName }: Team): readonly string[] {
  return [displayName, name]
}
