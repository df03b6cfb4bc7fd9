import { shownWeather } from '../card/card-parts'
import type { Game } from '../game/game'
import { freshHeadline, occasionText } from '../game/occasion'
import { venueText } from '../game/venue-text'
import { weatherText } from '../weather/weather'
import type { Fact } from './live-facts'

/** What is known of a game besides its score, for everybody. */
export interface AboutGame {
  readonly headline?: string
  readonly facts: readonly Fact[]
}

export function aboutGame(game: Game, watch: readonly string[] = []): AboutGame {
  const headline = freshHeadline(game)
  const facts = [
    fact('Series', occasionText(game)),
    fact('Where', venueText(game)),
    // As its card has it: a fair sky is no news of a game that waits for the weather, or that was lost to it.
    fact('Weather', skyText(game)),
    fact('Watch', isShown(game) ? watch.join(', ') : ''),
  ]
  return { ...(headline && { headline }), facts: facts.filter((one) => one !== undefined) }
}

/** An answer may be older than the end of its game. */
function isShown({ phase }: Game): boolean {
  return phase === 'scheduled' || phase === 'live'
}

function skyText(game: Game): string | undefined {
  const weather = shownWeather(game)
  return weather && weatherText(weather)
}

function fact(label: string, text: string | undefined): Fact | undefined {
  return text ? { label, text } : undefined
}
