import type { Game, Venue } from '../../domain/game/game'
import { isIndoorVenue } from '../../domain/weather/indoor-venues'
import type { GameLeague } from '../../domain/league'
import { gameWeather, weatherOfFeed, type FeedWeather } from '../../domain/weather/game-weather'
import { mapFeedWeather } from './map-feed-weather'
import { isTrue, record } from '../read'
import type { FeedEvent } from './read-event'

/**
 * The weather as far as the sports feed knows it. An estimate helps before and during a game; the feed drops the
 * weather at its end, and then none is shown rather than a guess.
 */
export function mapWeather(
  { sport, indoor }: GameLeague,
  { event, competition }: FeedEvent,
  venue: Venue,
  phase: Game['phase'],
): Pick<Game, 'weather'> {
  const fromFeed = mapFeedWeather(event['weather'])
  const told = record(competition['venue'])['indoor']
  const hasRoof = isTrue(told) || isIndoorVenue(venue.name)
  if (sport === 'NHL' && told === false && !hasRoof) return openRinkWeather(fromFeed)
  const isUnderRoof = indoor || hasRoof
  const isAhead = phase === 'scheduled' || phase === 'live'
  if (!isUnderRoof && !fromFeed && !isAhead) return {}
  return { weather: gameWeather({ sport, indoor: isUnderRoof, ...(fromFeed && { fromFeed }) }) }
}

/** A few games a winter are played in stadiums. No rule guesses the weather of a rink, so only the feed's own is shown. */
function openRinkWeather(fromFeed: FeedWeather | undefined): Pick<Game, 'weather'> {
  const weather = fromFeed && weatherOfFeed(fromFeed, 'NHL')
  return weather && !weather.estimated ? { weather } : {}
}
