import { expect, test } from 'vitest'
import { isObject } from './json'

test.each([
  [{}, true],
  [{ id: 1 }, true],
  [null, false],
  [undefined, false],
  [[], false],
  [[{}], false],
  ['{}', false],
  [1, false],
  [true, false],
])('whether %j has members: %s', (value, isOne) => {
  expect(isObject(value)).toBe(isOne)
})
