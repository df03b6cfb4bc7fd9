import type { Venue } from '../../domain/game/game'
import { nameText, record } from '../read'

/** Where the leagues are at home. */
const HOME = /^(u\.? ?s|united states|canada)/i

/**
 * The feed leaves out the state abroad, or gives the country's own: no rule may take that for an American one, and no
 * weather of an American city of that name. At home the country stands for a state that is missing, so that no rule
 * takes the venue for one abroad.
 */
export function mapVenue(value: unknown): Venue {
  const venue = record(value)
  const address = record(venue['address'])
  const country = nameText(address['country'])
  const isAtHome = HOME.test(country || 'USA')
  return {
    name: nameText(venue['fullName']) || 'TBD',
    city: nameText(address['city']),
    state: isAtHome ? nameText(address['state']) || country : '',
  }
}
