import { beforeEach, expect, it } from 'vitest'
import { localValues } from '../platform/local-values'
import { STORAGE_KEYS } from '../platform/storage-keys'
import { readLastSlug, rememberSlug } from './last-slug'

beforeEach(() => localValues.remove(STORAGE_KEYS.lastSport))

it('a visit starts with the league that was looked at last, and the first one with the NFL', () => {
  expect(readLastSlug()).toBe('nfl')
  rememberSlug('nba')
  expect(readLastSlug()).toBe('nba')
})

it('a remembered value that is no league is ignored', () => {
  localValues.write(STORAGE_KEYS.lastSport, 'tennis')
  expect(readLastSlug()).toBe('nfl')
})
