import { expect, it } from 'vitest'
import { tooManyTriesText } from '../budgets/guess-limits'
import { connectionFailureText, unjudgedText } from './connection-failure'

it.each([
  ['auth/offline', 'You are offline. Connect to the internet and try again.'],
  ['auth/network-request-failed', 'The server cannot be reached. Please try again in a moment.'],
])('%s reads the same whatever was asked for', (code, text) => {
  expect(connectionFailureText(code)).toBe(text)
})

it.each([undefined, 'auth/too-many-requests', 'auth/invalid-credential'])(
  '%s has no common text, as each call words it itself',
  (code) => {
    expect(connectionFailureText(code)).toBeUndefined()
  },
)

it('what the server has not looked at can be sent again: too many tries at once, or no way to it', () => {
  expect(unjudgedText({ code: 'auth/too-many-requests', nextInS: 40 })).toBe(tooManyTriesText(40))
  expect(unjudgedText({ code: 'auth/offline' })).toBe(connectionFailureText('auth/offline'))
  expect(unjudgedText({ code: 'auth/invalid-credential' })).toBeUndefined()
})
