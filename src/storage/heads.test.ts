import { Dexie } from 'dexie'
import { expect, it } from 'vitest'
import { sampleHead } from '../domain/testing/sample-game'
import { readHeads, saveHeads } from './heads'
import { freshDb } from './test-boards'

it('heads are merged by league: saving one leaves the others', async () => {
  const db = freshDb()
  const nba = sampleHead({ id: 'nba', live: false })
  await saveHeads(db, [sampleHead({ live: false }), nba])
  await saveHeads(db, [sampleHead()])
  expect(await readHeads(db)).toEqual([nba, sampleHead()])
})

it('saving equal heads wakes no screen', async () => {
  const db = freshDb()
  const nfl = sampleHead()
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
