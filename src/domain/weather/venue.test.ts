import { describe, expect, it } from 'vitest'
import { isRememberedIndoor, venueKey, weatherAnswer } from './indoor-memory'
import { venueQuery } from './venue-query'

const DAY_MS = 86_400_000

describe('000 section 5: weather needs city and state', () => {
  it.each([
    [{ name: 'A', city: '', state: 'TN' }],
    [{ name: 'A', city: 'Town', state: '' }],
    [{ name: 'A', city: ' ', state: ' ' }],
    [undefined],
  ])('%j is refused', (venue) => {
    expect(venueQuery(venue)).toEqual({ ok: false, reason: 'Venue information incomplete' })
  })

  it('asks without the spaces around', () => {
    expect(venueQuery({ name: ' A ', city: ' Town ', state: ' TN ' })).toEqual({
      ok: true,
      name: 'A',
      city: 'Town',
      state: 'TN',
    })
  })

  it('asks by city and state', () => {
    expect(venueQuery({ name: '', city: 'Town', state: 'TN' })).toEqual({
      ok: true,
      name: '',
      city: 'Town',
      state: 'TN',
    })
  })
})

describe('000 section 7: a 404 marks the venue as indoor, remembered 30 days', () => {
  it.each([
    [200, 'reading'],
    [404, 'indoor'],
    [199, 'failed'],
    [299, 'reading'],
    [300, 'failed'],
    [401, 'failed'],
    [429, 'failed'],
    [500, 'failed'],
  ])('%d is %s', (status, answer) => {
    expect(weatherAnswer(status)).toBe(answer)
  })

  it.each([
    [undefined, false],
    [0, true],
    [30 * DAY_MS - 1, true],
    [30 * DAY_MS, false],
  ])('after %s ms: %s', (age, remembered) => {
    const markedAt = age === undefined ? undefined : 1_000
    expect(isRememberedIndoor(markedAt, 1_000 + (age ?? 0))).toBe(remembered)
  })

  it('knows a venue by name and place, however it is written', () => {
    expect(venueKey({ name: 'Some Field ', city: 'Town', state: 'TN' })).toBe(
      venueKey({ name: 'some field', city: 'town', state: 'tn' }),
    )
  })

  it.each([
    [{ name: 'Other Field', city: 'Town', state: 'TN' }],
    [{ name: 'Some Field', city: 'Other Town', state: 'TN' }],
    [{ name: 'Some Field', city: 'Town', state: 'TX' }],
    [{ name: 'Some Fieldt', city: 'own', state: 'TN' }],
  ])('does not confuse it with %j', (venue) => {
    expect(venueKey(venue)).not.toBe(venueKey({ name: 'Some Field', city: 'Town', state: 'TN' }))
  })
})
