import { expect, it } from 'vitest'
import { chooseFavourite } from './favourites'
import { takeOverGuestFavourites } from './guest-favourites'
import { createStorage } from './storage'

it('favourites of a guest join those of the account, and no longer belong to the guest', async () => {
  const storage = createStorage()
  const say = async (
    owner: string,
    team: 'nfl/1' | 'nfl/2' | 'nfl/3' | 'nfl/4',
    on: boolean,
    nowMs: number,
  ) => chooseFavourite(storage, { owner, team, on, known: undefined, nowMs }).kept
  await say('guest', 'nfl/1', true, 10)
  await say('guest', 'nfl/2', false, 10)
  await say('guest', 'nfl/3', true, 10)
  await say('ann', 'nfl/3', true, 5)
  await say('ben', 'nfl/4', true, 5)
  await takeOverGuestFavourites(storage, 'ann', 20)
  const rows = (await storage.readAll('favourites')).map(({ key, on, at }) => `${key} ${on} ${at}`)
  expect(rows.toSorted()).toEqual(['ann/nfl/1 true 20', 'ann/nfl/3 true 5', 'ben/nfl/4 true 5'])
  const told = (await storage.readAll('outbox')).map(({ id: _id, ...entry }) => entry)
  expect(told).toEqual([
    { user: 'ann', kind: 'favourites', body: { team: 'nfl/3', on: true }, at: 5 },
    { user: 'ben', kind: 'favourites', body: { team: 'nfl/4', on: true }, at: 5 },
    { user: 'ann', kind: 'favourites', body: { team: 'nfl/1', on: true }, at: 20 },
  ])
})
