import type { Venue } from '../game/game'
import { isHomeCountry } from '../game/home-country'

export type VenueQuery =
  | { readonly ok: true; readonly name: string; readonly city: string; readonly state: string }
  | { readonly ok: false; readonly reason: string }

/**
 * The weather service is asked by city and state; without both there is nothing to ask. A country in the place of a
 * state is no state: the service would not know the city, and the venue would count as indoor.
 */
export function venueQuery(venue: Venue | undefined): VenueQuery {
  const city = venue?.city.trim()
  const state = venue?.state.trim()
  if (!venue || !city || !state || isHomeCountry(state))
    return { ok: false, reason: 'Venue information incomplete' }
  return { ok: true, name: venue.name.trim(), city, state }
}
