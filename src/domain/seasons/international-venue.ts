import type { Venue } from '../game/game'

/** The feed leaves the state out for venues outside the US and Canada. A venue not yet known has no city either. */
export function isInternationalVenue({ city, state }: Venue): boolean {
  return city.trim() !== '' && city !== 'TBD' && state.trim() === ''
}
