import { expect, it } from 'vitest'
import { putEntry } from '../../storage/put-entry'
import type { StoredFavourite } from '../../storage/rows'
import { createStorage } from '../../storage/storage'
import { adoptFavourites } from './adopt-choices'

it('a choice from the server replaces even a later one of the device, but not one that still waits to be sent', async () => {
  const storage = createStorage()
  const choice = (team: 'nfl/1' | 'nfl/2') => ({ key: `ann/${team}`, owner: 'ann', team, on: true, at: 9000 })
  await storage.save('favourites', choice('nfl/1'))
  await storage.save('favourites', choice('nfl/2'))
  await putEntry(storage, { user: 'ann', kind: 'favourites', body: { team: 'nfl/2', on: true }, at: 9000 })
  const told = (['nfl/1', 'nfl/2'] as const).map((team) => ({ team, on: false, at: 5000 }))
  await adoptFavourites(storage, 'ann', told)
  const rows = await storage.readAll('favourites')
  expect(rows.map(({ team, on, at }) => `${team} ${on} ${at}`)).toEqual([
    'nfl/1 false 5000',
    'nfl/2 true 9000',
  ])
})

it.each([
  ['the same', true, 5000, 0],
  ['another choice', false, 5000, 1],
  ['another time', true, 6000, 1],
])('a choice is written only where it says something new: %s', async (_what, on, at, writes) => {
  const stored = { key: 'ann/nfl/1', owner: 'ann', team: 'nfl/1', on: true, at: 5000 } as StoredFavourite
  const written: unknown[] = []
  const storage = {
    readAll: async () => [],
    async change(_table: string, keys: readonly string[], decide: (row: unknown, key: string) => unknown) {
      written.push(...keys.map((key) => decide(stored, key)).filter((row) => row !== undefined))
    },
  }
  await adoptFavourites(storage as never, 'ann', [{ team: 'nfl/1', on, at }])
  expect(written).toHaveLength(writes)
})
