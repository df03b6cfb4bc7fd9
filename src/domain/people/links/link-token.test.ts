import { expect, it } from 'vitest'
import { addressOf, newAddressOf } from './link-token'

const token = (payload: object) => `head.${btoa(JSON.stringify(payload)).replaceAll('=', '')}.sign`

it('tells which address a link gives the account', () => {
  expect(newAddressOf(token({ newEmail: 'new@fans.example' }), atob)).toBe('new@fans.example')
})

it('tells which address a link was mailed to', () => {
  expect(addressOf(token({ email: 'ann@fans.example' }), atob)).toBe('ann@fans.example')
})

it('reads a token with - and _, which links have in place of + and /', () => {
  const inLink = token({ newEmail: '~?~~>~@fans.example' }).replaceAll('+', '-').replaceAll('/', '_')
  expect(inLink).toMatch(/-.*_|_.*-/)
  expect(newAddressOf(inLink, atob)).toBe('~?~~>~@fans.example')
})

it.each(['', 'x', 'a.b.c', token({}), token({ newEmail: 7, email: 7 }), token({ newEmail: '', email: '' })])(
  '%j names no address',
  (text) => {
    expect(newAddressOf(text, atob)).toBeUndefined()
    expect(addressOf(text, atob)).toBeUndefined()
  },
)
