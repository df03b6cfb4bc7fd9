import { expect, it } from 'vitest'
import { basesText } from './bases-text'

it.each([
  ['', 'Bases empty'],
  ['1', 'On first'],
  ['2', 'On second'],
  ['3', 'On third'],
  ['12', 'On first and second'],
  ['13', 'On first and third'],
  ['23', 'On second and third'],
  ['123', 'Bases loaded'],
])('runners on bases "%s" read: %s', (taken, text) => {
  const [onFirst, onSecond, onThird] = ['1', '2', '3'].map((base) => taken.includes(base))
  const bases = { onFirst: onFirst!, onSecond: onSecond!, onThird: onThird! }
  expect(basesText({ kind: 'baseball', balls: 0, strikes: 0, outs: 0, ...bases })).toBe(text)
})
