import { expect, it } from 'vitest'
import { displayNameAfter } from './display-name-after'

const ANN = { first: 'Ann', last: 'Lee' }
const ANNA = { first: 'Anna', last: 'Lee' }

it.each([
  ['Ann Lee', 'Anna Lee'],
  ['', 'Anna Lee'],
  ['Gooner', 'Gooner'],
])('%j becomes %j', (shown, then) => {
  expect(displayNameAfter(shown, ANN, ANNA)).toBe(then)
})
