import { expect, it } from 'vitest'
import { retryAfterS, sortMailFailure } from './mail-failure'

it.each([
  ['GoError: 550 5.1.1 No such user', 'letter'],
  ['554-Refused', 'letter'],
  ['GoError: 450 4.2.0 Greylisted', 'later'],
  ['421 4.3.2 Closing', 'server'],
  ['GoError: 454 4.7.0 Temporary authentication failure', 'server'],
  ['GoError: 454 4.7.0 TLS not available due to local problem', 'server'],
  ['GoError: 432 4.7.12 A password transition is needed', 'server'],
  ['GoError: 535 5.7.8 Authentication failed', 'server'],
  ['GoError: 504 5.5.2 <localhost>: Helo command rejected: need fully-qualified hostname', 'server'],
  ['GoError: 503 5.5.1 Bad sequence of commands', 'server'],
  ['GoError: 501 5.1.3 Bad recipient address syntax', 'letter'],
  ['GoError: dial tcp 127.0.0.1:25: connect: connection refused', 'server'],
  ['GoError: EOF', 'server'],
  ['GoError: x509: certificate has expired', 'server'],
])('%s is a failure of kind %s', (text, failure) => {
  expect(sortMailFailure(text)).toBe(failure)
})

it('the next try waits longer after each failed one, and a quarter of an hour at most', () => {
  expect([1, 2, 3, 4, 5, 100].map(retryAfterS)).toEqual([60, 120, 300, 900, 900, 900])
})
