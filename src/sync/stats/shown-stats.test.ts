import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStorage, type Storage } from '../../storage/storage'
import { noop, type Cancel } from '../../platform/timers'
import { stubPage, stubValues } from '../testing/stub-page'
import { refreshShownStats, sharedStatsSync } from './shown-stats'

const ANN = '{"token":"t","record":{"collectionName":"users","id":"ann","can":["view_betting_odds"]}}'

let values: Map<string, string>
let storage: Storage
let asked: string[]
let locked: string[]
let leave: Cancel
beforeEach(() => {
  vi.useFakeTimers()
  stubPage()
  values = stubValues('localStorage')
  storage = createStorage()
  asked = []
  locked = []
  leave = noop
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    const id = new URLSearchParams(path.slice(path.indexOf('?'))).get('ids')
    return Response.json({ games: [{ id, tickerStats: [] }], pending: [], locked })
  })
})
afterEach(() => {
  leave()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const confirm = async () => {}
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

describe('the stats of the cards on a page', () => {
  it('come from one sync for all cards of a league that use the same storage', () => {
    const nfl = sharedStatsSync('nfl', storage, confirm)
    expect(sharedStatsSync('nfl', storage, confirm)).toBe(nfl)
    expect(sharedStatsSync('nba', storage, confirm)).not.toBe(nfl)
    expect(sharedStatsSync('nfl', createStorage(), confirm)).not.toBe(nfl)
  })

  it.each([
    ['a guest', undefined, 'guest/nfl/401'],
    ['ann', ANN, 'ann view_betting_odds/nfl/401'],
  ])('are asked for and kept as %s may see them', async (_who, session, key) => {
    if (session !== undefined) values.set('pocketbase_auth', session)
    leave = sharedStatsSync('nfl', storage, confirm).watch('401', false)
    await pass(1)
    expect(asked).toEqual(['/api/games/nfl?ids=401&part=stats'])
    const rows = await storage.readAll('stats')
    expect(rows.map((row) => row.key)).toEqual([key])
  })

  it('that were refused to an old token are no longer locked once the user has a new one', async () => {
    values.set('pocketbase_auth', ANN)
    locked = ['view_player_stats']
    const sync = sharedStatsSync('nfl', storage, confirm)
    leave = sync.watch('401', false)
    await pass(1)
    expect(sync.missing()).toBe('view_player_stats')
    values.set('pocketbase_auth', ANN.replace('"t"', '"newer"'))
    expect(sync.missing()).toBeUndefined()
  })

  it('are asked for again when somebody refreshes, even with auto refresh off', async () => {
    values.set('ts-preferences', '{"autoRefresh":false}')
    leave = sharedStatsSync('nfl', storage, confirm).watch('401', false)
    await pass(60)
    expect(asked).toHaveLength(1)
    refreshShownStats()
    await pass(60)
    expect(asked).toHaveLength(2)
  })
})
