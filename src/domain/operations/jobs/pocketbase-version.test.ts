import { expect, test } from 'vitest'
import { isUnsafe, parseVersion } from './pocketbase-version'

test.each([
  ['pocketbase version 0.39.11', [0, 39, 11]],
  ['v10.20.30', [10, 20, 30]],
  ['pocketbase version (untracked)', undefined],
  ['0.39', undefined],
])('%s is read as %j', (text, version) => {
  expect(parseVersion(text)).toEqual(version)
})

test.each([
  [[0, 39, 6], true],
  [[0, 38, 9], true],
  [[0, 39, 7], false],
  [[0, 39, 8], false],
  [[0, 40, 0], false],
  [[1, 0, 0], false],
])('PocketBase was mended in 0.39.7, so whether %j is unsafe: %s', (version, unsafe) => {
  expect(isUnsafe(version)).toBe(unsafe)
})
