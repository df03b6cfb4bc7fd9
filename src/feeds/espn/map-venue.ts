import type { Venue } from '../../domain/game/game'
import { record, text } from './read'

export function mapVenue(value: unknown): Venue {
  const venue = record(value)
  const address = record(venue['address'])
  return {
    name: text(venue['fullName']) || 'TBD',
    city: text(address['city']),
    state: text(address['state']),
  }
}
