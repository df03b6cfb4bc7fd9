import type { Game } from './game'

/** `Lumen Field · Seattle, WA`, with whatever of it is known. */
export function venueText({ venue }: Game, between = ' · '): string | undefined {
  const place = [venue.city, venue.state].filter(Boolean).join(', ')
  const name = venue.name === 'TBD' ? '' : venue.name
  return [name, place].filter(Boolean).join(between) || undefined
}
