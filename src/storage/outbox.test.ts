import { describe, expect, it } from 'vitest'
import { removeEntriesOf, waitingEntries } from './outbox'
import { putEntry } from './put-entry'
import { discardEntry, refusedEntries, sendAgain } from './refused-entries'
import type { StoredEntry } from './rows'
import { createStorage } from './storage'

const entry = (changes: Partial<StoredEntry> = {}): StoredEntry => ({
  id: 'a',
  user: 'ann',
  kind: 'favourites',
  body: { team: 'nfl/12', on: true },
  at: 5,
  ...changes,
})
const choice = (at: number, owner = 'ann') =>
  ({ key: `${owner}/nfl/12`, owner, team: 'nfl/12', on: true, at }) as const
const REFUSED = entry({ refused: 'too old' })

it('each entry of a user either waits or is refused, and entries of others are left out', () => {
  const mine = [entry(), entry({ id: 'b', refused: 'too old' })]
  const all = [...mine, entry({ id: 'c', user: 'ben' }), entry({ id: 'd', user: 'ben', refused: 'no' })]
  expect(waitingEntries(all, 'ann').map(({ id }) => id)).toEqual(['a'])
  expect(refusedEntries(all, 'ann').map(({ id }) => id)).toEqual(['b'])
})

it('what a user did is kept under an id of its own', async () => {
  const storage = createStorage()
  const deed = { user: 'ann', kind: 'usage', body: {}, at: 5 } as const
  await putEntry(storage, deed)
  await putEntry(storage, deed)
  const kept = await storage.readAll('outbox')
  expect(kept).toMatchObject([deed, deed])
  expect(kept.every(({ id }) => /^[0-9a-f]{32}$/.test(id))).toBe(true)
})

it('a deleted account leaves no waiting and no refused entries', async () => {
  const storage = createStorage()
  const all = [entry(), entry({ id: 'b', refused: 'too old' }), entry({ id: 'c', user: 'ben' })]
  for (const one of all) await storage.save('outbox', one)
  await removeEntriesOf(storage, 'ann')
  expect((await storage.readAll('outbox')).map(({ id }) => id)).toEqual(['c'])
})

describe('a user who gives up a refused entry', () => {
  it('also removes the favourite that it had set, and nothing else', async () => {
    const storage = createStorage()
    await storage.save('outbox', REFUSED)
    await storage.save('outbox', entry({ id: 'b' }))
    await storage.save('favourites', choice(5))
    await storage.save('favourites', choice(5, 'ben'))
    await discardEntry(storage, REFUSED)
    expect((await storage.readAll('outbox')).map(({ id }) => id)).toEqual(['b'])
    expect((await storage.readAll('favourites')).map(({ owner }) => owner)).toEqual(['ben'])
  })

  it('keeps a favourite that was set again since, or that the entry is not about', async () => {
    const storage = createStorage()
    await storage.save('favourites', choice(6))
    await discardEntry(storage, REFUSED)
    await discardEntry(storage, { ...REFUSED, kind: 'usage', at: 6 })
    expect(await storage.readAll('favourites')).toHaveLength(1)
  })
})

describe('a user who sends a refused entry again', () => {
  it('gives the choice and its favourite the new time', async () => {
    const storage = createStorage()
    await storage.save('favourites', choice(5))
    await sendAgain(storage, REFUSED, 9)
    expect(await storage.readAll('outbox')).toEqual([entry({ at: 9 })])
    expect(await storage.readAll('favourites')).toEqual([choice(9)])
  })

  it('needs no favourite on this device', async () => {
    const storage = createStorage()
    await sendAgain(storage, REFUSED, 9)
    expect(await storage.readAll('outbox')).toEqual([entry({ at: 9 })])
    expect(await storage.readAll('favourites')).toEqual([])
  })

  it('makes no entry older, and leaves a favourite alone that was set again since', async () => {
    const storage = createStorage()
    await storage.save('favourites', choice(7))
    await sendAgain(storage, REFUSED, 3)
    expect(await storage.readAll('outbox')).toEqual([entry({ at: 5 })])
    expect(await storage.readAll('favourites')).toEqual([choice(7)])
  })

  it.each([
    ['preferences', 9],
    ['alert-rule', 9],
    ['usage', 5],
  ] as const)('sends %s with the time %d', async (kind, at) => {
    const storage = createStorage()
    await storage.save('favourites', choice(5))
    await sendAgain(storage, { ...REFUSED, kind }, 9)
    expect(await storage.readAll('outbox')).toEqual([entry({ kind, at })])
    expect(await storage.readAll('favourites')).toEqual([choice(5)])
  })
})
