import { expect, it } from 'vitest'
import { hasLinkTokenEnded, isLinkTokenAlive } from './link-token'

const token = (payload: object) => `head.${btoa(JSON.stringify(payload)).replaceAll('=', '')}.sign`

it('a link is alive until its token ends', () => {
  expect(isLinkTokenAlive(token({ exp: 1000 }), 999_999, atob)).toBe(true)
  expect(hasLinkTokenEnded(token({ exp: 1000 }), 999_999, atob)).toBe(false)
  expect(isLinkTokenAlive(token({ exp: 1000 }), 1_000_000, atob)).toBe(false)
  expect(hasLinkTokenEnded(token({ exp: 1000 }), 1_000_000, atob)).toBe(true)
})

it.each(['', 'x', 'a.b.c', token({}), token({ exp: 'later' })])('%j is no link', (text) => {
  expect(isLinkTokenAlive(text, 0, atob)).toBe(false)
  expect(hasLinkTokenEnded(text, 0, atob)).toBe(false)
})
