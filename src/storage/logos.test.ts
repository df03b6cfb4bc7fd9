import { describe, expect, it } from 'vitest'
import { failLogo, isExpired, isLogoWanted, readLogo, saveLogo, sweepLogos, touchLogo } from './logos'
import type { StoredLogo } from './logos'
import { allLogos, freshDatabase, putLogo } from './testing/fresh-database'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
const NOW = Date.parse('2026-01-11T18:00:00Z')
const PATH = '/api/image/buf.png'

const bytes = (size = 3) => new ArrayBuffer(size)
const logo = (changes: Partial<StoredLogo> = {}): StoredLogo => ({
  path: PATH,
  at: NOW,
  failures: 0,
  ...changes,
})

describe('a picture on the device', () => {
  it.each([
    [NOW - 1, true],
    [NOW, false],
    [NOW + DAY_MS - 1, false],
    [NOW + DAY_MS, true],
  ])('at %d has expired: %s', (wall, is) => {
    expect(isExpired(logo(), wall)).toBe(is)
  })

  it.each([
    ['there is none', undefined, true],
    ['it is there', logo(), false],
    ['it has expired', logo({ at: NOW - DAY_MS }), true],
    ['it could not be had once', logo({ failures: 1 }), true],
    ['it could not be had twice', logo({ failures: 2 }), false],
    ['it could not be had twice, a day ago', logo({ failures: 2, at: NOW - DAY_MS }), true],
  ])('is asked for when %s: %#', (_when, stored, is) => {
    expect(isLogoWanted(stored, NOW)).toBe(is)
  })

  it('is found as it was saved, with its failures reset', async () => {
    const open = freshDatabase()
    await putLogo(open, logo({ failures: 2 }))
    await saveLogo(open, { path: PATH, at: NOW, type: 'image/png', bytes: bytes() })
    expect(await readLogo(open, PATH)).toEqual(logo({ type: 'image/png', bytes: bytes() }))
    expect(await readLogo(open, '/api/image/mia.png')).toBeUndefined()
  })

  it('is written again when somebody looks at it, but only once an hour', async () => {
    const open = freshDatabase()
    const kept = logo({ bytes: bytes() })
    await putLogo(open, kept)
    const usedAfter = async (stored: StoredLogo, wall: number) => {
      await touchLogo(open, stored, wall)
      return (await readLogo(open, PATH))?.usedAt
    }
    expect(await usedAfter(kept, NOW + HOUR_MS - 1)).toBeUndefined()
    expect(await usedAfter(kept, NOW + HOUR_MS)).toBe(NOW + HOUR_MS)
    const used = { ...kept, usedAt: NOW + HOUR_MS }
    expect(await usedAfter(used, NOW + 2 * HOUR_MS - 1)).toBe(NOW + HOUR_MS)
    expect(await usedAfter(used, NOW)).toBe(NOW)
  })

  it('is not created by looking for it', async () => {
    const open = freshDatabase()
    await touchLogo(open, logo({ at: 0 }), NOW)
    expect(await allLogos(open)).toEqual([])
  })

  it('stays when it cannot be fetched again, and failures are counted anew after a day', async () => {
    const open = freshDatabase()
    const failuresAt = async (wall: number) => {
      await failLogo(open, PATH, wall)
      return (await readLogo(open, PATH))?.failures
    }
    expect([await failuresAt(NOW), await failuresAt(NOW)]).toEqual([1, 2])
    await putLogo(open, logo({ failures: 2, bytes: bytes() }))
    expect(await failuresAt(NOW + DAY_MS)).toBe(1)
    expect(await readLogo(open, PATH)).toEqual(logo({ at: NOW + DAY_MS, failures: 1, bytes: bytes() }))
  })
})

describe('the device gives up', () => {
  const leftOf = async (...stored: StoredLogo[]) => {
    const open = freshDatabase()
    for (const one of stored) await putLogo(open, one)
    await sweepLogos(open, NOW, 10)
    return (await allLogos(open)).map(({ path }) => path)
  }

  it('failures of yesterday', async () => {
    const today = logo({ path: 'today', failures: 1, at: NOW - DAY_MS + 1 })
    expect(await leftOf(today, logo({ path: 'yesterday', failures: 1, at: NOW - DAY_MS }))).toEqual(['today'])
  })

  it('pictures that nobody has looked at for two weeks', async () => {
    const old = { at: NOW - 15 * DAY_MS, bytes: bytes() }
    const left = await leftOf(
      logo({ path: 'a', ...old }),
      logo({ path: 'b', ...old, usedAt: NOW - 14 * DAY_MS }),
      logo({ path: 'c', ...old, usedAt: NOW - 14 * DAY_MS - 1 }),
      logo({ path: 'd', at: NOW - DAY_MS, usedAt: NOW - 15 * DAY_MS, bytes: bytes() }),
    )
    expect(left).toEqual(['b', 'd'])
  })

  it('what there is no room for, the least recently used first', async () => {
    const left = await leftOf(
      logo({ path: 'a', usedAt: NOW, at: NOW - 3, bytes: bytes(4) }),
      logo({ path: 'b', at: NOW - 2, bytes: bytes(4) }),
      logo({ path: 'c', at: NOW - 1, bytes: bytes(6) }),
    )
    expect(left).toEqual(['a', 'c'])
  })
})
