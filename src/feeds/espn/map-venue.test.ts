import { expect, it } from 'vitest'
import { isInternationalVenue } from '../../domain/seasons/international-venue'
import { venueQuery } from '../../domain/weather/venue-query'
import { mapVenue } from './map-venue'

const venueIn = (address: object) => mapVenue({ fullName: 'Some Ground', address })

it.each([
  [{ city: 'Melbourne', state: 'VIC', country: 'Australia' }],
  [{ city: 'Mexico City', state: 'CDMX', country: 'Mexico' }],
  [{ city: 'London' }],
  [{ city: 'Dublin', country: 'Ireland' }],
])('a venue abroad is one, and no American city is asked for its weather: %j', (address) => {
  const venue = venueIn(address)
  expect(isInternationalVenue(venue)).toBe(true)
  expect(venueQuery(venue).ok).toBe(false)
})

it.each([
  [{ city: 'Green Bay', state: 'WI', country: 'USA' }],
  [{ city: 'Green Bay', state: 'WI', country: 'United States' }],
  [{ city: 'Green Bay', state: 'WI', country: 'United States of America' }],
  [{ city: 'Green Bay', state: 'WI', country: 'U.S.A.' }],
  [{ city: 'Green Bay', state: 'WI' }],
  [{ city: 'Calgary', state: 'AB', country: 'Canada' }],
])('the leagues are at home in the United States and Canada: %j', (address) => {
  const venue = venueIn(address)
  expect(isInternationalVenue(venue)).toBe(false)
  expect(venue.state).toBe(address.state)
})

it.each(['USA', 'Canada'])('a venue in %s whose state the feed leaves out is not abroad', (country) => {
  const venue = venueIn({ city: 'Springfield', country })
  expect(isInternationalVenue(venue)).toBe(false)
  expect(venue.state).toBe(country)
})

it.each(['USA', 'United States', 'U.S.A.', 'Canada'])(
  'nobody is asked for the weather of a venue in %s whose state is missing, as cities share their names',
  (country) => {
    expect(venueQuery(venueIn({ city: 'Springfield', country }))).toEqual({
      ok: false,
      reason: 'Venue information incomplete',
    })
  },
)
