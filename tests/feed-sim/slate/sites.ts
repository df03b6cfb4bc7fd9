import type { SimVenue } from '../teams/team'

/** Where games at neutral sites are played. */
export const SUPERDOME = site('3199', 'Caesars Superdome', 'New Orleans', 'LA', true)

export const FOOTBALL_SITES: readonly SimVenue[] = [
  SUPERDOME,
  site('3198', 'AT&T Stadium', 'Arlington', 'TX', true),
  site('3197', 'Rose Bowl', 'Pasadena', 'CA', false),
  site('3196', 'State Farm Stadium', 'Glendale', 'AZ', true),
  site('3195', 'Mercedes-Benz Stadium', 'Atlanta', 'GA', true),
  site('3194', 'Hard Rock Stadium', 'Miami Gardens', 'FL', false),
  site('3193', 'Camping World Stadium', 'Orlando', 'FL', false),
  site('3192', 'NRG Stadium', 'Houston', 'TX', true),
]

export const BASKETBALL_SITES: readonly SimVenue[] = [
  site('3299', 'Lucas Oil Stadium', 'Indianapolis', 'IN', true),
  site('3298', 'Lahaina Civic Center', 'Lahaina', 'HI', true),
  site('3297', 'Madison Square Garden', 'New York', 'NY', true),
  site('3296', 'T-Mobile Arena', 'Las Vegas', 'NV', true),
  site('3295', 'Spectrum Center', 'Charlotte', 'NC', true),
  site('3294', 'United Center', 'Chicago', 'IL', true),
  site('3293', 'Ball Arena', 'Denver', 'CO', true),
  site('3292', 'Alamodome', 'San Antonio', 'TX', true),
]

function site(id: string, name: string, city: string, state: string, indoor: boolean): SimVenue {
  return { id, name, city, state, indoor }
}
