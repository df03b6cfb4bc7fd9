import type { Game, Venue } from '../../domain/game/game'
import { isIndoorVenue } from '../../domain/weather/indoor-venues'
import type { GameLeague } from '../../domain/league'
import { gameWeather } from '../../domain/weather/game-weather'
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
  const isUnderRoof = indoor || isTrue(record(competition['venue'])['indoor']) || isIndoorVenue(venue.name)
  const isAhead = phase === 'scheduled' || phase === 'live'
  if (!isUnderRoof && !fromFeed && !isAhead) return {}
  return { weather: gameWeather({ sport, indoor: isUnderRoof, ...(fromFeed && { fromFeed }) }) }
}
