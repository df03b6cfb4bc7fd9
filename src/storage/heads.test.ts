import { Dexie } from 'dexie'
import { expect, it } from 'vitest'
import { sampleHead } from '../domain/testing/sample-game'
import { readHeads, saveHeads } from './heads'
import { freshDb } from './testing/test-boards'

const NOON = Date.parse('2026-09-06T16:00:00Z')

it('heads are merged by league: saving one leaves the others', async () => {
  const db = freshDb()
  const nba = sampleHead({ id: 'nba', live: false })
  await saveHeads(db, [sampleHead({ live: false }), nba], NOON)
  await saveHeads(db, [sampleHead()], NOON + 1)
  expect(await readHeads(db)).toEqual([
    { ...nba, checkedAtMs: NOON },
    { ...sampleHead(), checkedAtMs: NOON + 1 },
  ])
})

it('saving equal heads wakes no screen', async () => {
  const db = freshDb()
  const nfl = sampleHead()
  await saveHeads(db, [nfl], NOON)
  let changes = 0
  const count = () => void (changes += 1)
  Dexie.on('storagemutated', count)
  await saveHeads(db, [{ ...nfl }], NOON + 59_999)
  expect(changes).toBe(0)
  await saveHeads(db, [{ ...nfl, live: false }], NOON + 59_999)
  Dexie.on('storagemutated').unsubscribe(count)
  expect(changes).toBe(1)
})

it.each([60_000, -60_000])('equal heads said again %i ms later are known to be fresh', async (later) => {
  const db = freshDb()
  await saveHeads(db, [sampleHead()], NOON)
  await saveHeads(db, [sampleHead()], NOON + later)
  expect(await readHeads(db)).toEqual([{ ...sampleHead(), checkedAtMs: NOON + later }])
})
