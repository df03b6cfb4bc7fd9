import { expect, it, test } from 'vitest'
import { A_YEAR_OF_HTTPS, DATA_POLICY, SECURITY_HEADERS } from './security-headers'

it.each([
  ['nosniff', 'X-Content-Type-Options'],
  ['DENY', 'X-Frame-Options'],
  ['strict-origin-when-cross-origin', 'Referrer-Policy'],
  ['same-origin', 'Cross-Origin-Opener-Policy'],
  ['same-origin', 'Cross-Origin-Resource-Policy'],
])('every answer says %s as its %s', (value, name) => {
  expect(SECURITY_HEADERS).toContainEqual([name, value])
})

it.each(['camera', 'microphone', 'geolocation', 'payment'])('no answer may use the %s', (feature) => {
  const policy = new Map<string, string>(SECURITY_HEADERS).get('Permissions-Policy')
  expect(policy?.split(', ')).toContain(`${feature}=()`)
})

test('an answer that is not a page may load nothing and stand in no frame', () => {
  expect(DATA_POLICY.split('; ')).toEqual(["default-src 'none'", "frame-ancestors 'none'"])
})

test('https is kept for a year', () => {
  expect(A_YEAR_OF_HTTPS).toBe(`max-age=${365 * 24 * 60 * 60}`)
})
