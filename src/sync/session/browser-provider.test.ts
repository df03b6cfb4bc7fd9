import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubValues } from '../testing/stub-page'
import { browserProvider } from './browser-provider'

const STARTED = {
  name: 'oidc',
  url: 'https://id.example/',
  state: 's1',
  verifier: 'v1',
  returnsTo: 'https://scores.example/auth/callback',
  from: '/nba',
}
const KEY = 'ts-provider-try'

let values: Map<string, string>
beforeEach(() => void (values = stubValues('sessionStorage')))
afterEach(() => vi.unstubAllGlobals())

it('a tab remembers the provider it left for until it is asked once', () => {
  browserProvider.remember(STARTED)
  expect(browserProvider.recall()).toEqual(STARTED)
  expect(browserProvider.recall()).toBeUndefined()
})

it.each([
  ['nothing', undefined],
  ['no object', '"s1"'],
  ['a secret that is missing', JSON.stringify({ ...STARTED, verifier: undefined })],
  ['a state that is no text', JSON.stringify({ ...STARTED, state: 1 })],
  ['what cannot be read', '{'],
])('a tab that remembers %s did not leave for a provider', (_what, text) => {
  if (text !== undefined) values.set(KEY, text)
  expect(browserProvider.recall()).toBeUndefined()
  expect(values.has(KEY)).toBe(false)
})

it('a tab leaves for the provider, and names its own origin as the way back', () => {
  const assign = vi.fn()
  vi.stubGlobal('location', { origin: 'https://scores.example', assign })
  expect(browserProvider.returnsTo).toBe('https://scores.example/auth/callback')
  browserProvider.leaveFor('https://id.example/')
  expect(assign).toHaveBeenCalledWith('https://id.example/')
})
