import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { redirectTarget } from './redirect-target'

describe('design 6.15: redirect targets are paths of this origin or ignored', () => {
  it.each([
    ['/nfl', '/nfl'],
    ['/nba/game/4011?tab=stats#plays', '/nba/game/4011?tab=stats#plays'],
    ['/search?next=https://evil.test/', '/search?next=https://evil.test/'],
    ['/', '/'],
    ['/fußball', '/fußball'],
    ['/Auth/Callback', '/'],
    ['/auth/callback/google', '/'],
    ['/nfl/auth/callback/', '/nfl/auth/callback/'],
    [undefined, '/'],
    [null, '/'],
    ['', '/'],
    ['nfl', '/'],
    ['https://evil.test/', '/'],
    ['//evil.test', '/'],
    ['/\\evil.test', '/'],
    ['\\\\evil.test', '/'],
    ['/\t/evil.test', '/'],
    ['/\n/evil.test', '/'],
    [' //evil.test', '/'],
    ['/..//evil.test', '/'],
    ['javascript:alert(1)', '/'],
    ['/auth/callback?redirect=/auth/callback', '/'],
  ])('%j leads to %s', (asked, target) => {
    expect(redirectTarget(asked)).toBe(target)
  })

  it('never leads to another origin', () => {
    const part = fc.constantFrom(
      '/',
      '//',
      '\\',
      '..',
      '.',
      '@',
      ':',
      'https:',
      '\t',
      '\n',
      'evil.test',
      '%2F',
      '?',
      '#',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(part, fc.string()), { maxLength: 8 }), (parts) => {
        const target = new URL(redirectTarget(parts.join('')), 'https://scores.test')
        expect(target.origin).toBe('https://scores.test')
      }),
      { numRuns: 2000 },
    )
  })
})
