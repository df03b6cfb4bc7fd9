import type { Venue } from '../../domain/game/game'
import { isHomeCountry } from '../../domain/game/home-country'
import { nameText, record } from '../read'

/**
 * The feed leaves out the state abroad, or gives the country's own: no rule may take that for an American one, and no
 * weather of an American city of that name. At home the country stands for a state that is missing, so that no rule
 * takes the venue for one abroad.
 */
export function mapVenue(value: unknown): Venue {
  const venue = record(value)
  const address = record(venue['address'])
  const country = nameText(address['country'])
  const isAtHome = isHomeCountry(country || 'USA')
  return {
    name: nameText(venue['fullName']) || 'TBD',
    city: nameText(address['city']),
    state: isAtHome ? nameText(address['state']) || country : '',
  }
}
