import { expect, it } from 'vitest'
import { authLine, crowdOf, type AuthCrowd, type AuthEvent } from './auth-line'

it.each<[AuthEvent, AuthCrowd, string]>([
  [{ kind: 'signed-in', by: 'password' }, 'door', 'Signed in with a password'],
  [{ kind: 'signed-in', by: 'otp' }, 'door', 'Signed in with a mailed code'],
  [{ kind: 'signed-in', by: 'oauth2' }, 'door', 'Signed in with a provider'],
  [{ kind: 'refused', by: 'password' }, 'door', 'A sign-in with a password was refused'],
  [{ kind: 'signed-out' }, 'door', 'Signed out'],
  [{ kind: 'new-account' }, 'door', 'An account was made'],
  [{ kind: 'new-address' }, 'changes', 'The address was changed'],
  [{ kind: 'new-password' }, 'changes', 'The password was changed'],
  [{ kind: 'deleted' }, 'changes', 'The account was deleted'],
  [{ kind: 'new-key' }, 'changes', 'A key for programs was made'],
  [{ kind: 'revoked-key' }, 'changes', 'A key for programs was revoked'],
  [{ kind: 'new-tier', from: 'free', to: 'pro' }, 'changes', 'The tier changed from free to pro'],
  [{ kind: 'sessions-ended', operator: 'u9' }, 'changes', 'All sessions were ended by the operator u9'],
])('%j is information of the crowd "%s": %s', (event, crowd, message) => {
  expect(authLine(event)).toEqual({ level: 'info', category: 'AUTH', message })
  expect(crowdOf(event)).toBe(crowd)
})

it.each<[AuthEvent, string]>([
  [{ kind: 'too-many-tries' }, 'Passwords were tried too often; more are refused for a while'],
  [{ kind: 'crowd' }, 'More passwords came than are judged at a time; those beyond were refused'],
  [{ kind: 'mismatch', signedIn: 'u1', claimed: 'u2' }, 'User id mismatch: u1 reported activity of u2'],
])('%j is worth a warning: %s', (event, message) => {
  expect(authLine(event)).toEqual({ level: 'warn', category: 'AUTH', message })
  expect(crowdOf(event)).toBe('warnings')
})
