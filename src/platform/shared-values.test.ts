import 'fake-indexeddb/auto'
import { afterEach, expect, it, vi } from 'vitest'
import { claimUntold, readShared, writeShared } from './shared-values'

const NOW = Date.parse('2026-09-06T17:00:00Z')
const DAY_MS = 24 * 60 * 60 * 1000

afterEach(() => vi.unstubAllGlobals())

it('a browser that throws at whoever looks for its database has no values, and nobody fails', async () => {
  vi.stubGlobal('indexedDB', {
    open() {
      throw new DOMException('not here', 'SecurityError')
    },
  })
  // A page opens its database once; another file of tests may have done so in this one.
  vi.resetModules()
  const page = await import('./shared-values')
  expect(() => page.writeShared('league', 'mlb')).not.toThrow()
  expect(await page.readShared('league')).toBeUndefined()
  expect((await page.claimUntold(['nfl/9009/start'], NOW)).size).toBe(0)
})

it('what the page writes the worker reads', async () => {
  writeShared('league', 'nba')
  await vi.waitFor(async () => expect(await readShared('league')).toBe('nba'))
})

it('of all who ask at once for the same news one gets it', async () => {
  const claims = await Promise.all(
    [1, 2, 3].map(() => claimUntold(['nfl/9001/start', 'nfl/9001/close'], NOW)),
  )
  expect(claims.map(({ size }) => size).toSorted((a, b) => a - b)).toEqual([0, 0, 2])
})

it('what was told is remembered for two days, and a later end is told', async () => {
  await claimUntold(['nfl/9002/start'], NOW)
  expect([...(await claimUntold(['nfl/9002/start', 'nfl/9002/final'], NOW + DAY_MS))]).toEqual([
    'nfl/9002/final',
  ])
  expect([...(await claimUntold(['nfl/9002/start'], NOW + 2 * DAY_MS))]).toEqual(['nfl/9002/start'])
})
