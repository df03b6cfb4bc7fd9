import { Dexie } from 'dexie'
import { expect, it } from 'vitest'
import { sampleHead } from '../domain/testing/sample-game'
import { confirmHeads, saveHeads } from './heads'
import { freshStorage } from './testing/fresh-storage'

const NOON = Date.parse('2026-09-06T16:00:00Z')

it('heads are merged by league: saving one leaves the others', async () => {
  const { storage } = freshStorage()
  const nba = sampleHead({ id: 'nba', live: false })
  await saveHeads(storage, [sampleHead({ live: false }), nba], NOON)
  await saveHeads(storage, [sampleHead()], NOON + 1)
  expect(await storage.readAll('heads')).toEqual([
    { ...nba, checkedAtMs: NOON },
    { ...sampleHead(), checkedAtMs: NOON + 1 },
  ])
})

it('saving equal heads wakes no screen', async () => {
  const { db, storage } = freshStorage()
  const nfl = sampleHead()
  await saveHeads(storage, [nfl], NOON)
  let changes = 0
  // Dexie also tells of what tests in other threads write to databases of their own.
  const count = (parts: object) => {
    if (Object.keys(parts).some((part) => part.startsWith(`idb://${db.name}/`))) changes += 1
  }
  Dexie.on('storagemutated', count)
  await saveHeads(storage, [{ ...nfl }], NOON + 59_999)
  expect(changes).toBe(0)
  await saveHeads(storage, [{ ...nfl, live: false }], NOON + 59_999)
  Dexie.on('storagemutated').unsubscribe(count)
  expect(changes).toBe(1)
})

it.each([60_000, -60_000])(
  'equal heads that are saved again after %i ms get the new check time',
  async (later) => {
    const { storage } = freshStorage()
    await saveHeads(storage, [sampleHead()], NOON)
    await saveHeads(storage, [sampleHead()], NOON + later)
    expect(await storage.readAll('heads')).toEqual([{ ...sampleHead(), checkedAtMs: NOON + later }])
  },
)

it('all heads that are stored get the new check time when the server confirms them', async () => {
  const { storage } = freshStorage()
  const nba = sampleHead({ id: 'nba', live: false })
  await saveHeads(storage, [sampleHead(), nba], NOON)
  await confirmHeads(storage, NOON + 5)
  expect(await storage.readAll('heads')).toEqual([
    { ...nba, checkedAtMs: NOON + 5 },
    { ...sampleHead(), checkedAtMs: NOON + 5 },
  ])
})
