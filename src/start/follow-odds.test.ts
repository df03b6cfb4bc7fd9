import { beforeEach, expect, it } from 'vitest'
import { DAY_MS } from '../domain/time/intervals'
import { GUEST, sessionOf } from '../domain/people/users/session'
import { productNow } from '../platform/clock'
import { oddsAtom } from '../state/odds'
import { sessionAtom } from '../state/session'
import { createStore, type Store } from '../state/store'
import type { StoredOdds } from '../storage/rows'
import { createStorage, type Storage } from '../storage/storage'
import { viewerOf } from '../storage/viewer'
import { settle } from '../sync/testing/hand-time'
import { followOdds } from './follow-odds'

const ann = sessionOf({ id: 'ann', tier: 'verified', can: ['view_betting_odds'] })!

let storage: Storage
let store: Store
let show: ReturnType<typeof followOdds>

beforeEach(() => {
  storage = createStorage()
  store = createStore()
  store.set(sessionAtom, ann)
  show = followOdds(storage, store)
})

function odds(rev: string, more: Partial<StoredOdds> = {}): StoredOdds {
  const checkedAt = new Date(productNow()).toISOString()
  const board = { v: 1, sport: 'NFL', rev, rows: {} } as const
  return { slug: 'nfl', user: viewerOf(ann), board, checkedAt, ...more }
}

const shown = () => store.get(oddsAtom)?.board.rev

async function save(row: StoredOdds) {
  await storage.save('odds', row)
  await settle()
}

it('the stored odds of the league shown are on the screen, and all later ones', async () => {
  await save(odds('e-1'))
  show('nfl')
  await settle()
  expect(shown()).toBe('e-1')
  await save(odds('e-2'))
  expect(shown()).toBe('e-2')
  show('nba')
  expect(shown()).toBeUndefined()
})

it('odds are gone the moment their viewer leaves, whatever storage still has', async () => {
  await save(odds('e-1'))
  show('nfl')
  await settle()
  store.set(sessionAtom, GUEST)
  expect(shown()).toBeUndefined()
  await save(odds('e-2'))
  expect(shown()).toBeUndefined()
})

it.each([
  ['were fetched for another user', { user: 'bob view_betting_odds' }],
  ['are a day old', { checkedAt: new Date(productNow() - DAY_MS).toISOString() }],
])('odds that %s are not shown', async (_which, more) => {
  await save(odds('e-1', more))
  show('nfl')
  await settle()
  expect(shown()).toBeUndefined()
})
