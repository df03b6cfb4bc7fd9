import { expect, it } from 'vitest'
import { serverTimeOnArrival } from './server-time-on-arrival'

const SAID = '2026-11-23T00:44:00.000Z'
const ASKED = { 'X-Edge-Asked': '1795394640.250', 'X-Edge-Now': '1795394700.250' }

it('the time of an answer is what the server says', () => {
  expect(serverTimeOnArrival(new Headers(), SAID)).toBe(SAID)
  expect(serverTimeOnArrival(new Headers(), undefined)).toBeUndefined()
})

it('the time of an answer goes on while an edge keeps it, however wrong the clock of the edge is', () => {
  expect(serverTimeOnArrival(new Headers(ASKED), SAID)).toBe('2026-11-23T00:45:00.000Z')
  const anotherYear = { 'X-Edge-Asked': '0946684800.000', 'X-Edge-Now': '0946684860.000' }
  expect(serverTimeOnArrival(new Headers(anotherYear), SAID)).toBe('2026-11-23T00:45:00.000Z')
})

it('the time of an answer at an edge goes on as fast as the product clock runs', () => {
  expect(serverTimeOnArrival(new Headers({ ...ASKED, 'X-Rate': '60' }), SAID)).toBe(
    '2026-11-23T01:44:00.000Z',
  )
})

it('the time of an answer is never turned back, nor computed from what is no number', () => {
  const setBack = { 'X-Edge-Asked': '1795394700.250', 'X-Edge-Now': '1795394640.250' }
  expect(serverTimeOnArrival(new Headers(setBack), SAID)).toBe(SAID)
  expect(serverTimeOnArrival(new Headers({ ...ASKED, 'X-Edge-Now': 'soon' }), SAID)).toBe(SAID)
})
