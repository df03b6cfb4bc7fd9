import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubStore } from '../server/testing/stub-store'

const { values, store } = stubStore()
vi.stubGlobal('$os', { getenv: () => JSON.stringify({ clock: { start: 0, anchor: 0, rate: 1 } }) })
vi.stubGlobal('$app', { store })

vi.resetModules()
const { logAuth } = await import('./log-auth')

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-10-25T18:30:10Z') })
  values.clear()
})
afterEach(() => vi.useRealTimers())

const from = (network: number) => ({ e: { realIP: () => `203.0.113.${network}` } })
const countLines = (words: string) => String(values.get('lines-for-operators')).split(words).length - 1

it('a minute in which hundreds are refused from everywhere still tells of what is changed, and warns', () => {
  for (let count = 0; count < 400; count++) logAuth({ kind: 'refused', by: 'password' }, from(count % 40))
  logAuth({ kind: 'new-password' }, { userId: 'a-fan' })
  logAuth({ kind: 'sessions-ended', operator: 'ann' }, { userId: 'a-fan' })
  logAuth({ kind: 'too-many-tries' }, from(1))
  logAuth({ kind: 'crowd' }, {})
  expect(countLines('A sign-in with a password was refused')).toBe(120)
  for (const words of [
    'password was changed',
    'All sessions were ended',
    'tried too often',
    'More passwords',
  ])
    expect([words, countLines(words)]).toEqual([words, 1])
})

it('one network causes no more than its share of each kind', () => {
  for (let count = 0; count < 100; count++) {
    logAuth({ kind: 'refused', by: 'password' }, from(1))
    logAuth({ kind: 'too-many-tries' }, from(1))
  }
  expect([countLines('was refused'), countLines('tried too often')]).toEqual([20, 20])
})

it('names the account, where there is one', () => {
  logAuth({ kind: 'new-password' }, { userId: 'a-fan' })
  logAuth({ kind: 'crowd' }, {})
  const lines = String(values.get('lines-for-operators')).trimEnd().split('\n')
  const [account, nobody] = lines.map((line) => JSON.parse(line) as { userId?: string })
  expect(account?.userId).toBe('a-fan')
  expect(nobody).not.toHaveProperty('userId')
})
