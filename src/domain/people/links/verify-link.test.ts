import { describe, expect, it } from 'vitest'
import { readVerifyLink } from './verify-link'

describe('001 section 2: a verification link needs a token or token hash', () => {
  it.each([
    [{}, { kind: 'missing-token' }],
    [{ token: '', type: 'signup' }, { kind: 'missing-token' }],
    [{ token: '12345' }, { kind: 'missing-token' }],
    [{ token: '123456' }, { kind: 'one-time-code', code: '123456', purpose: 'email' }],
    [
      { token: '123456', type: 'signup' },
      { kind: 'one-time-code', code: '123456', purpose: 'signup' },
    ],
    [
      { token: '123456', type: 'recovery' },
      { kind: 'one-time-code', code: '123456', purpose: 'email' },
    ],
    [
      { token: '1234567', type: 'signup' },
      { kind: 'exchange-code', code: '1234567' },
    ],
    [
      { token_hash: 'h', type: 'signup' },
      { kind: 'token-hash', hash: 'h', purpose: 'signup' },
    ],
    [
      { token_hash: 'h', token: '123456' },
      { kind: 'token-hash', hash: 'h', purpose: 'email' },
    ],
  ])('%j is %j', (query, link) => {
    expect(readVerifyLink(query)).toEqual(link)
  })
})
