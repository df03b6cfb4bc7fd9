import type { VenueQuery } from '../../domain/weather/venue-query'

/** Path and query below the weather service's host; the caller adds the key. */
export function weatherPath({
  city,
  state,
}: Pick<Extract<VenueQuery, { ok: true }>, 'city' | 'state'>): string {
  return `/data/2.5/weather?q=${encode(city)},${encode(state)},US&units=imperial`
}

/** Removes half surrogate pairs, which a broken feed can send and which make the encoder throw. */
function encode(part: string): string {
  return encodeURIComponent(
    part.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, ''),
  )
}
