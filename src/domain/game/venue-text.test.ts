import { expect, it } from 'vitest'
import { liveGame } from '../testing/sample-game'
import { venueText } from './venue-text'

it.each([
  [{ name: 'Lumen Field', city: 'Seattle', state: 'WA' }, 'Lumen Field · Seattle, WA'],
  [{ name: 'TBD', city: 'London', state: '' }, 'London'],
  [{ name: 'Lumen Field', city: '', state: '' }, 'Lumen Field'],
  [{ name: 'TBD', city: '', state: '' }, undefined],
])('a venue %j reads %j', (venue, text) => {
  expect(venueText(liveGame({ venue }))).toBe(text)
})
