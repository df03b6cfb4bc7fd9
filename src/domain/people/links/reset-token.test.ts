import { expect, it } from 'vitest'
import { isResetTokenAlive } from './reset-token'

const token = (payload: object) => `head.${btoa(JSON.stringify(payload)).replaceAll('=', '')}.sign`

it('a link is alive until its token ends', () => {
  expect(isResetTokenAlive(token({ exp: 1000 }), 999_999, atob)).toBe(true)
  expect(isResetTokenAlive(token({ exp: 1000 }), 1_000_000, atob)).toBe(false)
})

it.each(['', 'x', 'a.b.c', token({}), token({ exp: 'later' })])('%j is no link', (text) => {
  expect(isResetTokenAlive(text, 0, atob)).toBe(false)
})
