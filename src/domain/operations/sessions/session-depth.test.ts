import { expect, it } from 'vitest'
import { withOpened } from './session-depth'

it.each([
  ['', 'NFL', 'NFL'],
  ['NFL', 'MLB', 'NFL MLB'],
  ['NFL MLB', 'NFL', 'NFL MLB'],
  ['NFL', '', 'NFL'],
])('after %j were opened and then %j the session has opened %j', (opened, sport, then) => {
  expect(withOpened(opened, sport)).toBe(then)
})
