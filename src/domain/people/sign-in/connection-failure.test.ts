import { expect, it } from 'vitest'
import { connectionFailureText } from './connection-failure'

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
