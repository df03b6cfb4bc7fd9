import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const NOW = Date.parse('2026-09-06T17:00:00Z')
const DAY_MS = 24 * 60 * 60 * 1000

/** A page that has just been opened, in a browser of its own: a page opens its database once and keeps it. */
const openPage = () => {
  vi.resetModules()
  return import('./shared-values')
}

beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()))
afterEach(() => vi.unstubAllGlobals())

it('a browser that refuses its database has no shared values, and nothing fails', async () => {
  vi.stubGlobal('indexedDB', {
    open() {
      throw new DOMException('not here', 'SecurityError')
    },
  })
  const page = await openPage()
  await expect(page.writeShared('league', 'mlb')).resolves.toBeUndefined()
  expect(await page.readShared('league')).toBeUndefined()
  expect((await page.claimNewsToTell(['nfl/9/start'], NOW)).size).toBe(0)
})

it('a browser that never answers, as with a damaged database, has none after three seconds', async () => {
  vi.useFakeTimers()
  try {
    vi.stubGlobal('indexedDB', { open: () => ({}) })
    const page = await openPage()
    const read = vi.fn()
    void page.readShared('screen-0').then(read)
    void page.claimNewsToTell(['nfl/9/start'], NOW).then(({ size }) => read(size))
    await vi.advanceTimersByTimeAsync(3000)
    expect(read.mock.calls).toEqual([[undefined], [0]])
  } finally {
    vi.useRealTimers()
  }
})

it('what the page writes the worker reads', async () => {
  const [page, worker] = [await openPage(), await openPage()]
  await page.writeShared('league', 'nba')
  expect(await worker.readShared('league')).toBe('nba')
})

it('when several pages claim the same news at once, one gets them', async () => {
  const pages = [await openPage(), await openPage(), await openPage()]
  const claims = await Promise.all(
    pages.map(({ claimNewsToTell }) => claimNewsToTell(['nfl/1/start', 'nfl/1/close'], NOW)),
  )
  expect(claims.map(({ size }) => size).toSorted((a, b) => a - b)).toEqual([0, 0, 2])
})

it('news that were told are remembered for two days, and the later end of that game is still told', async () => {
  const { claimNewsToTell } = await openPage()
  await claimNewsToTell(['nfl/2/start'], NOW)
  expect([...(await claimNewsToTell(['nfl/2/start', 'nfl/2/final'], NOW + DAY_MS))]).toEqual(['nfl/2/final'])
  expect([...(await claimNewsToTell(['nfl/2/start'], NOW + 2 * DAY_MS))]).toEqual(['nfl/2/start'])
})
