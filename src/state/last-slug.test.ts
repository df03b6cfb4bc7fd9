import { beforeEach, expect, it } from 'vitest'
import { localValues } from '../platform/local-values'
import { STORAGE_KEYS } from '../platform/storage-keys'
import { kioskAtom } from './auto-scroll'
import { readLastSlug } from './last-slug'
import { rememberSlugAtom } from './remember-slug'
import { createStore } from './store'

beforeEach(() => localValues.remove(STORAGE_KEYS.lastSport))

it('a visit starts with the league that was looked at last, and the first one with the NFL', () => {
  expect(readLastSlug()).toBe('nfl')
  createStore().set(rememberSlugAtom, 'nba')
  expect(readLastSlug()).toBe('nba')
})

it('a kiosk that goes from league to league changes nothing for ordinary visits on the same device', () => {
  createStore().set(rememberSlugAtom, 'nba')
  const kiosk = createStore()
  kiosk.set(kioskAtom, { leagues: ['nfl', 'nhl'] })
  kiosk.set(rememberSlugAtom, 'nhl')
  expect(readLastSlug()).toBe('nba')
})

it('a remembered value that is no league is ignored', () => {
  localValues.write(STORAGE_KEYS.lastSport, 'tennis')
  expect(readLastSlug()).toBe('nfl')
})
