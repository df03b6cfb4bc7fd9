import { describe, expect, it } from 'vitest'
import { showsAuthSpinner } from './auth-spinner'

describe('001 section 2: a full-screen spinner while auth loads and for 1.5 s after loading ends', () => {
  it.each([
    ['while it loads', { routeNeedsUser: true }, true],
    ['1.499 s after', { routeNeedsUser: true, loadedAtMs: 8501 }, true],
    ['1.5 s after', { routeNeedsUser: true, loadedAtMs: 8500 }, false],
    ['on a route that needs no user (design 6.1)', { routeNeedsUser: false }, false],
  ])('%s: %j', (_when, loading, shown) => {
    expect(showsAuthSpinner(loading, 10_000)).toBe(shown)
  })
})
