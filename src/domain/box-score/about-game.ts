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

export function aboutGame(game: Game, watch: readonly string[] | undefined): AboutGame {
  const headline = freshHeadline(game)
  const facts = [
    fact(isOfSeries(game) ? 'Series' : 'Occasion', occasionText(game)),
    fact('Where', venueText(game)),
    // The same text as on the card, which leaves out fair weather while a game waits or after it was called off.
    fact('Weather', skyText(game)),
    fact('Watch', isShown(game) && watch ? watch.join(', ') : ''),
  ]
  return { ...(headline && { headline }), facts: facts.filter((one) => one !== undefined) }
}

/** A bowl and an all-star game are no series. */
function isOfSeries({ seriesGameNumber, seriesText }: Game): boolean {
  return seriesGameNumber !== undefined || seriesText !== undefined
}

/** The answer may date from before the end of the game and still name channels, so the phase decides. */
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
