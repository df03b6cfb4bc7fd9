import { Dexie } from 'dexie'
import { expect, it } from 'vitest'
import { readHeads, saveHeads } from './heads'
import { freshDb } from './test-boards'

it('heads are merged by league: saving one leaves the others', async () => {
  const db = freshDb()
  const nba = { id: 'nba', live: false, visible: true }
  await saveHeads(db, [{ id: 'nfl', live: false, visible: true }, nba])
  await saveHeads(db, [{ id: 'nfl', live: true, visible: true }])
  expect(await readHeads(db)).toEqual([nba, { id: 'nfl', live: true, visible: true }])
})

it('saving equal heads wakes no screen', async () => {
  const db = freshDb()
  const nfl = { id: 'nfl', live: true, visible: true }
  await saveHeads(db, [nfl])
  let changes = 0
  const count = () => void (changes += 1)
  Dexie.on('storagemutated', count)
  await saveHeads(db, [{ ...nfl }])
  expect(changes).toBe(0)
  await saveHeads(db, [{ ...nfl, live: false }])
  Dexie.on('storagemutated').unsubscribe(count)
  expect(changes).toBe(1)
})
