import { describe, expect, it } from 'vitest'
import { looksAuthenticated, type Signs } from './authentication-signs'

const guest: Signs = { cookie: '', localKeys: [], address: 'https://scores.test/nfl' }

describe('001 section 4: detected as authenticated through a cookie, a local key or a URL marker', () => {
  const table: readonly [string, Partial<Signs>, boolean][] = [
    ['none of them', {}, false],
    ['the cookie', { cookie: 'a=b; pb_auth=x' }, true],
    ['a cookie of another name', { cookie: 'not_pb_auth=x' }, false],
    ['the local key', { localKeys: ['ts-theme-name', 'pocketbase_auth'] }, true],
    ['another local key', { localKeys: ['ts-theme-name'] }, false],
    ['the marker in the query', { address: 'https://scores.test/nfl?a=b&signed-in=1' }, true],
    ['the marker in the fragment', { address: 'https://scores.test/nfl#signed-in=1' }, true],
    ['the marker as part of a path', { address: 'https://scores.test/signed-in=1' }, false],
    ['a longer word', { address: 'https://scores.test/nfl?signed-in=10' }, false],
  ]
  it.each(table)('%s: %j is %s', (_what, signs, authenticated) => {
    expect(looksAuthenticated({ ...guest, ...signs })).toBe(authenticated)
  })
})
