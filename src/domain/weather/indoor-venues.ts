/**
 * The 16 NFL and MLB venues with a roof that is or can be closed. Roofs over open sides (SoFi Stadium, T-Mobile
 * Park) are left out: there the weather gets in.
 */
export const INDOOR_VENUES: readonly string[] = [
  'Allegiant Stadium',
  'AT&T Stadium',
  'Caesars Superdome',
  'Ford Field',
  'Lucas Oil Stadium',
  'Mercedes-Benz Stadium',
  'NRG Stadium',
  'State Farm Stadium',
  'U.S. Bank Stadium',
  'American Family Field',
  'Chase Field',
  'Daikin Park',
  'Globe Life Field',
  'loanDepot park',
  'Rogers Centre',
  'Tropicana Field',
]

const KNOWN = INDOOR_VENUES.map((name) => name.toLowerCase())

export function isIndoorVenue(name: string): boolean {
  return KNOWN.includes(name.trim().toLowerCase())
}
