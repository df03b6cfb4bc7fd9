import { describe, expect, it } from 'vitest'
import { gamesFound } from './season-content'

describe('what the search for games brought', () => {
  it.each([
    [{ upcoming: false, opener: false }, 3, 'today'],
    [{ upcoming: true, opener: false }, 3, 'upcoming'],
    [{ upcoming: true, opener: true }, 3, 'opener'],
    [{ upcoming: false, opener: false }, 0, 'none'],
    [{ upcoming: true, opener: true }, 0, 'none'],
  ] as const)('%j with %d games is %s', (show, games, found) => {
    expect(gamesFound(show, games)).toBe(found)
  })
})
