import { expect, it } from 'vitest'
import { withOpened } from './session-depth'

it.each([
  ['', 'NFL', 'NFL'],
  ['NFL', 'MLB', 'NFL MLB'],
  ['NFL MLB', 'NFL', 'NFL MLB'],
  ['NFL', '', 'NFL'],
])('%j and then %j: %j', (opened, sport, then) => {
  expect(withOpened(opened, sport)).toBe(then)
})
