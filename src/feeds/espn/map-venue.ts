import type { Venue } from '../../domain/game/game'
import { nameText, record } from './read'

export function mapVenue(value: unknown): Venue {
  const venue = record(value)
  const address = record(venue['address'])
  return {
    name: nameText(venue['fullName']) || 'TBD',
    city: nameText(address['city']),
    state: nameText(address['state']),
  }
}
