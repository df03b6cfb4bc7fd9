import { expect, it } from 'vitest'
import { displayNameAfter } from './display-name-after'

const ANN = { first: 'Ann', last: 'Lee' }
const ANNA = { first: 'Anna', last: 'Lee' }

it.each([
  ['Ann Lee', 'Anna Lee'],
  ['', 'Anna Lee'],
  ['Gooner', 'Gooner'],
])('the display name %j becomes %j when Ann is renamed to Anna', (shown, then) => {
  expect(displayNameAfter(shown, ANN, ANNA)).toBe(then)
})
