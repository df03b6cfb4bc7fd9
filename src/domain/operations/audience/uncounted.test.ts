import { expect, it } from 'vitest'
import { uncountedText } from './uncounted'

it('figures say how many people are missing in them, and nothing once all are counted', () => {
  const says = (whose: string) =>
    `Still counting: the visits of ${whose} are not in these figures yet. Refresh in a moment.`
  expect(uncountedText(8400)).toBe(says('8,400 people'))
  expect(uncountedText(1)).toBe(says('1 person'))
  expect(uncountedText(0)).toBeUndefined()
  expect(uncountedText(undefined)).toBeUndefined()
})
