import { expect, it } from 'vitest'
import { createShownLeagues } from './shown-leagues'

const FORGOTTEN_AFTER_MS = 150_000

it('each league that any tab shows counts once', () => {
  const shown = createShownLeagues('own')
  shown.note('own', { slugs: ['nfl'], isSeen: true }, 0)
  shown.note('other', { slugs: ['nba', 'nfl'], isSeen: false }, 0)
  expect(shown.slugs(0)).toEqual(['nfl', 'nba'])
  shown.note('other', { slugs: ['mlb'], isSeen: false }, 0)
  expect(shown.slugs(0)).toEqual(['nfl', 'mlb'])
  shown.forget('other')
  expect(shown.slugs(0)).toEqual(['nfl'])
})

it('a tab that is not heard from for two and a half minutes is forgotten, but never this one itself', () => {
  const shown = createShownLeagues('own')
  shown.note('own', { slugs: ['nfl'], isSeen: true }, 0)
  shown.note('other', { slugs: ['nba'], isSeen: true }, 0)
  expect([shown.slugs(FORGOTTEN_AFTER_MS), shown.isSeenElsewhere(FORGOTTEN_AFTER_MS)]).toEqual([
    ['nfl', 'nba'],
    true,
  ])
  expect([shown.slugs(FORGOTTEN_AFTER_MS + 1), shown.isSeenElsewhere(FORGOTTEN_AFTER_MS + 1)]).toEqual([
    ['nfl'],
    false,
  ])
})

it('somebody looks elsewhere only if a tab other than this one is seen', () => {
  const shown = createShownLeagues('own')
  shown.note('own', { slugs: ['nfl'], isSeen: true }, 0)
  expect(shown.isSeenElsewhere(0)).toBe(false)
  shown.note('hidden', { slugs: ['nba'], isSeen: false }, 0)
  expect(shown.isSeenElsewhere(0)).toBe(false)
  shown.note('seen', { slugs: ['nba'], isSeen: true }, 0)
  expect(shown.isSeenElsewhere(0)).toBe(true)
})
