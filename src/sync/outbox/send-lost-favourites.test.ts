import { expect, it } from 'vitest'
import type { Favourite } from '../../domain/people/favourites/favourite'
import { DAY_MS, MINUTE_MS } from '../../domain/time/intervals'
import { storedFavourite } from '../../storage/favourites'
import { putEntry } from '../../storage/put-entry'
import { createStorage } from '../../storage/storage'
import { createLostFavourites } from './send-lost-favourites'

const NOW = Date.parse('2026-10-25T18:30:00Z')
const chosen = (team: Favourite['team'], ago = 60 * MINUTE_MS) => ({ team, on: true, at: NOW - ago })

async function openDevice(choices: readonly Favourite[], owner = 'ann') {
  const storage = createStorage()
  for (const choice of choices) await storage.save('favourites', storedFavourite(owner, choice))
  const sendLost = createLostFavourites(storage)
  return {
    storage,
    hear: (known: readonly Favourite[]) => sendLost('ann', known, NOW),
    entries: async () => (await storage.readAll('outbox')).map(({ user, body, at }) => ({ user, body, at })),
  }
}

it('a choice that the server has lost is sent again with its own time', async () => {
  const { hear, entries } = await openDevice([chosen('nfl/1'), chosen('nfl/2')])
  await hear([chosen('nfl/1')])
  expect(await entries()).toEqual([
    { user: 'ann', body: { team: 'nfl/2', on: true }, at: NOW - 60 * MINUTE_MS },
  ])
})

it('an old choice gets a time that the server takes, in its row too', async () => {
  const { hear, entries, storage } = await openDevice([chosen('nfl/2', 300 * DAY_MS)])
  await hear([])
  const at = NOW - 22 * DAY_MS
  expect((await entries()).map((entry) => entry.at)).toEqual([at])
  expect((await storage.readAll('favourites')).map((row) => row.at)).toEqual([at])
})

it('a choice is sent again only once, though the server never names it', async () => {
  const { hear, entries, storage } = await openDevice([chosen('nfl/2')])
  await hear([])
  await storage.remove('outbox', () => true)
  await hear([])
  expect(await entries()).toEqual([])
})

it.each([
  ['still waits', {}],
  ['was refused, about which its user decides', { refused: 'It is too long ago' }],
])('a choice is not sent beside its own entry, which %s', async (_what, state) => {
  const { hear, storage } = await openDevice([chosen('nfl/2')])
  const entry = {
    user: 'ann',
    kind: 'favourites',
    body: { team: 'nfl/2', on: true },
    at: 9,
    ...state,
  } as const
  await putEntry(storage, entry)
  await hear([])
  expect(await storage.readAll('outbox')).toHaveLength(1)
})

it('an entry of somebody else about that team is none of this user’s', async () => {
  const { hear, storage } = await openDevice([chosen('nfl/2')])
  await putEntry(storage, { user: 'ben', kind: 'favourites', body: { team: 'nfl/2', on: true }, at: 9 })
  await hear([])
  expect((await storage.readAll('outbox')).map(({ user }) => user).toSorted()).toEqual(['ann', 'ben'])
})

it('choices of others on the device stay theirs', async () => {
  const { hear, entries } = await openDevice([chosen('nfl/2')], 'ben')
  await hear([])
  expect(await entries()).toEqual([])
})
