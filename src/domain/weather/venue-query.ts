import type { Venue } from '../game/game'

export type VenueQuery =
  | { readonly ok: true; readonly name: string; readonly city: string; readonly state: string }
  | { readonly ok: false; readonly reason: string }

/** The weather service is asked by city and state; without both there is nothing to ask. */
export function venueQuery(venue: Venue | undefined): VenueQuery {
  const city = venue?.city.trim()
  const state = venue?.state.trim()
  if (!venue || !city || !state) return { ok: false, reason: 'Venue information incomplete' }
  return { ok: true, name: venue.name.trim(), city, state }
}
