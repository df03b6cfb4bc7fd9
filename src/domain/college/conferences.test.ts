import { expect, it, test } from 'vitest'
import { conferencesOf } from './conferences'

test('college basketball has 33 conferences, and the feed numbers each', () => {
  const conferences = conferencesOf('NCAAB')
  expect(new Set(conferences).size).toBe(33)
  expect(conferences.every((one) => /^[1-9]\d?$/.test(one))).toBe(true)
})

it.each(['NCAAF', 'NFL', 'NBA', 'MLB', 'NHL'] as const)(
  'there is no conference to ask for in the %s',
  (sport) => {
    expect(conferencesOf(sport)).toEqual([])
  },
)
