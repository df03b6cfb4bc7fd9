import { expect, it } from 'vitest'
import { isSimplePhase } from './simple-phase'

it.each(['preseason', 'regular', 'playoffs', 'draft', 'offseason'])(
  '000 section 4: %s is a phase',
  (word) => {
    expect(isSimplePhase(word)).toBe(true)
  },
)

it.each(['regular-season', 'Regular', '', undefined, null, 3])('%j is no phase', (word) => {
  expect(isSimplePhase(word)).toBe(false)
})
