import { isIndoorVenue } from './indoor-venues'
import { leagueOf, leagueOfSport, parseSlug, parseGameSport, type GameSport } from '../league'
import { venueQuery, type VenueQuery } from './venue-query'

/** A request for the weather of a game. */
export interface WeatherQuestion {
  readonly query: VenueQuery
  /** True if the league plays in halls or the venue is known to have a roof. */
  readonly indoor: boolean
  readonly sport: GameSport
}

export type ParsedQuestion =
  | { readonly ok: true; readonly question: WeatherQuestion }
  | { readonly ok: false; readonly reason: string }

const LONGEST = 80
/** Latin letters with any accent, digits, and the signs that names of places are written with. */
const PLACE = /^[\w\u00c0-\u024f\u1e00-\u1eff .,'’()/&-]*$/

/**
 * A venue may be called `Johnny "Red" Floyd Stadium` or `KFC Yum! Center`: its name is no part of what the weather
 * service is asked. Only what nobody writes in a name is refused: control characters, emoji, and `<`, `>`, `%`.
 */
// oxlint-disable-next-line no-control-regex
const VENUE = /^[^\u0000-\u001f\u007f-\u009f\ud800-\udfff<>%]*$/

/** The league assumed when the request names none; it plays outdoors. */
const OUTDOORS: GameSport = 'NFL'

/** `city`, `state`, and if known the `venue`'s name and the `sport` by name or slug. */
export function parseWeatherQuestion(given: {
  readonly city: string
  readonly state: string
  readonly venue: string
  readonly sport: string
}): ParsedQuestion {
  const { city, state, venue } = given
  const wrong = Object.entries({ city, state, venue }).find(
    ([name, text]) => text.length > LONGEST || !(name === 'venue' ? VENUE : PLACE).test(text),
  )
  if (wrong) return { ok: false, reason: `${wrong[0]} is not the name of a place` }
  const sport = given.sport === '' ? OUTDOORS : readSport(given.sport)
  if (!sport) return { ok: false, reason: 'sport is not one of ours with games' }
  const indoor = leagueOfSport(sport).indoor || isIndoorVenue(venue)
  return { ok: true, question: { query: venueQuery({ name: venue, city, state }), indoor, sport } }
}

function readSport(text: string): GameSport | undefined {
  const slug = parseSlug(text)
  return slug && parseGameSport(leagueOf(slug).sport)
}
