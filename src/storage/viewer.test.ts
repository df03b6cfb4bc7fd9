import { expect, it } from 'vitest'
import { GUEST, sessionOf } from '../domain/people/users/session'
import { createDexieDevice } from './dexie-device'
import { chooseFavourite } from './favourites'
import { createNativeDevice } from './native-device'
import type { StoredOdds, TableName } from './rows'
import { createStorage } from './storage'
import { TABLES } from './table-rules'
import { freshDatabase } from './testing/fresh-database'
import { freshDb } from './testing/fresh-db'
import { keyFor, ownerOf, removeRowsOfOthers, viewerOf } from './viewer'

const CHECKED_AT = '2026-01-11T18:00:00.000Z'
const ann = sessionOf({ id: 'ann', tier: 'verified', can: ['view_player_stats', 'view_betting_odds'] })!
const annWithLess = sessionOf({ id: 'ann', tier: 'registered', can: ['view_player_stats'] })!
const ben = sessionOf({ id: 'ben', tier: 'verified', can: ['view_player_stats', 'view_betting_odds'] })!

/** Everybody may see these rows, or they belong to an owner. All other tables hold what one viewer was given. */
const OF_NO_VIEWER: readonly TableName[] = ['boards', 'heads', 'teams', 'favourites', 'outbox']
const OF_VIEWERS = TABLES.filter((table) => !OF_NO_VIEWER.includes(table))

it('somebody of whom nothing is known yet sees what guests see', () => {
  expect(viewerOf(undefined)).toBe(viewerOf(GUEST))
})

/** The storage of a device that Ann and a guest have used, and who was given the rows that are left there. */
async function used() {
  const storage = createStorage()
  const give = (table: TableName, viewer: string) =>
    storage.save(table, {
      key: keyFor(viewer, 'nfl', '401'),
      user: viewer,
      slug: 'nfl',
      board: { v: 1, rev: 'e-1' },
      checkedAt: CHECKED_AT,
    } as never)
  for (const table of OF_VIEWERS) {
    await give(table, viewerOf(ann))
    // A league has one row of lines, and guests are given none.
    if (table !== 'odds') await give(table, viewerOf(GUEST))
  }
  const viewersIn = async (table: TableName) => {
    const rows: readonly unknown[] = await storage.readAll(table)
    return [table, rows.map((row) => (row as { readonly user: string }).user)]
  }
  return { storage, left: async () => Object.fromEntries(await Promise.all(OF_VIEWERS.map(viewersIn))) }
}

const rowsOf = (...viewers: readonly string[]) =>
  Object.fromEntries(
    OF_VIEWERS.map((table) => [table, table === 'odds' ? viewers.filter((one) => one !== 'guest') : viewers]),
  )

it.each([
  ['signs out', GUEST],
  ['hands the device to somebody else', ben],
  ['loses a right', annWithLess],
])('what was given to a user who %s leaves the device; what everybody may see stays', async (_how, next) => {
  const { storage, left } = await used()
  await removeRowsOfOthers(storage, viewerOf(next))
  expect(await left()).toEqual(rowsOf('guest'))
})

it('what was given to a user who is still signed in stays', async () => {
  const { storage, left } = await used()
  await removeRowsOfOthers(storage, viewerOf(ann))
  expect(await left()).toEqual(rowsOf(viewerOf(ann), 'guest'))
})

it.each([
  ['with Dexie', () => createDexieDevice(freshDb())],
  ['without Dexie', () => createNativeDevice(freshDatabase())],
])(
  'lines that the next user is given while those of the last one leave the device stay, %s',
  async (_how, open) => {
    const device = open()
    const linesFor = (viewer: string) =>
      ({ slug: 'nfl', user: viewer, board: { v: 1, rev: 'e-1' }, checkedAt: CHECKED_AT }) as StoredOdds
    const otherTab = createStorage(device)
    await otherTab.save('odds', linesFor(viewerOf(ann)))
    const storage = createStorage({
      ...device,
      async all(table) {
        const found = await device.all(table)
        if (table === 'odds') await otherTab.save('odds', linesFor(viewerOf(ben)))
        return found
      },
    })
    await removeRowsOfOthers(storage, viewerOf(ben))
    expect(await otherTab.read('odds', 'nfl')).toEqual(linesFor(viewerOf(ben)))
  },
)

it('favourites of a user leave with the user, not with a lost right, and those of a guest stay', async () => {
  const storage = createStorage()
  const say = (owner: string) =>
    chooseFavourite(storage, { owner, team: 'nfl/12', on: true, known: undefined, nowMs: 1 })
  await say(ownerOf(ann)).kept
  await say(ownerOf(GUEST)).kept
  const owners = async () => (await storage.readAll('favourites')).map(({ owner }) => owner)
  await removeRowsOfOthers(storage, viewerOf(annWithLess))
  expect(await owners()).toEqual(['ann', 'guest'])
  await removeRowsOfOthers(storage, viewerOf(ben))
  expect(await owners()).toEqual(['guest'])
})
