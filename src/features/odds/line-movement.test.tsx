import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Game } from '../../domain/game/game'
import { linePoints } from '../../domain/odds/line-point'
import { THREE_CHANGES } from '../../domain/odds/testing/sample-changes'
import { sessionOf } from '../../domain/people/users/session'
import { finalGame, sampleTeam, scheduledGame } from '../../domain/testing/sample-game'
import { productNow } from '../../platform/clock'
import { portsAtom } from '../../state/ports'
import { sessionAtom } from '../../state/session'
import { createStore, Provider } from '../../state/store'
import { testPorts } from '../../state/testing/test-ports'
import { createStorage } from '../../storage/storage'
import { keyFor, viewerOf } from '../../storage/viewer'
import { pass } from '../../ui/testing/pass'
import { click, render, type Rendered } from '../../ui/testing/render'
// Loaded here before it is asked for: a test that ends meanwhile would leave an import without its page.
import '../../ui/chart/draw-chart'
import { LineMovement } from './line-movement'

const ANN = sessionOf({ id: 'ann', tier: 'verified', can: ['view_betting_odds'] })!
const TEAMS = {
  awayTeam: sampleTeam({ abbreviation: 'SF' }),
  homeTeam: sampleTeam({ abbreviation: 'SEA' }),
}

describe('001 section 6: line movement, for verified users', () => {
  let rendered: Rendered
  let answer: () => Promise<Response>
  beforeEach(() => {
    vi.useFakeTimers()
    answer = async () => Response.json({ rows: THREE_CHANGES, more: false })
    vi.stubGlobal('fetch', () => answer())
  })
  afterEach(() => {
    rendered.close()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  async function show(game: Game = scheduledGame({ id: '100', ...TEAMS }), storage = createStorage()) {
    const store = createStore()
    store.set(portsAtom, testPorts(storage))
    store.set(sessionAtom, ANN)
    rendered = render(
      <Provider store={store}>
        <LineMovement slug="nfl" game={game} />
      </Provider>,
    )
    await pass(10)
    return storage
  }
  const texts = (selector: string) =>
    [...rendered.page.querySelectorAll(selector)].map(({ textContent }) => textContent)
  const choose = (market: string) =>
    click([...rendered.page.querySelectorAll('button')].find((one) => one.textContent === market)!)

  it('says where the spread opened, where it stands and by how much it moved', async () => {
    await show()
    expect(texts('[data-track=homeSpread]')).toEqual(['SEAOpen-7Current-8Moved-1'])
    expect(texts('[data-chart]')).toHaveLength(1)
  })

  it('has a chart for each market that moved, and a sentence where one did not', async () => {
    await show()
    choose('Money line')
    expect(texts('[data-track]')).toEqual(['SFOpen+260Current+260', 'SEAOpen-325Current-350'])
    choose('Total')
    expect(texts('[data-track]')).toEqual(['Open47.5Current47.5'])
    expect([texts('[data-chart]'), rendered.page.textContent]).toEqual([
      [],
      expect.stringContaining('It has not moved.'),
    ])
  })

  it('has all of it in a table, the newest first', async () => {
    await show()
    expect(texts('details th[scope=col]')).toEqual([
      'Since',
      'SEA spread',
      'SF money line',
      'SEA money line',
      'Total',
    ])
    expect(texts('details tbody tr').map((row) => row?.replace(/^.*[AP]M/, ''))).toEqual([
      '-8+260-35047.5',
      '-8+260-32547.5',
      '-7+260-32547.5',
    ])
  })

  it('calls the last line closing only where it was taken when play began', async () => {
    await show(finalGame({ id: '100', ...TEAMS }))
    expect(texts('[data-mark=last] dt')).toEqual(['Last'])
  })

  it('is nothing where nobody has a line of the game', async () => {
    answer = async () => Response.json({}, { status: 404 })
    await show()
    expect(rendered.page.textContent).toBe('')
  })

  it('once seen stands without network, and says how old it is', async () => {
    answer = () => Promise.reject(new TypeError('offline'))
    const storage = createStorage()
    const checkedAt = new Date(productNow() - 3_600_000).toISOString()
    const key = keyFor(viewerOf(ANN), 'nfl', '100')
    await storage.save('movements', { key, points: linePoints(THREE_CHANGES), checkedAt })
    await show(undefined, storage)
    expect(texts('[data-track=homeSpread] dd')).toEqual(['-7', '-8', '-1'])
    expect(texts('[data-trouble]').join('')).toContain('saved 1 h ago')
  })

  it('what another viewer saw is not even found', async () => {
    answer = () => Promise.reject(new TypeError('offline'))
    const storage = createStorage()
    const checkedAt = new Date(productNow()).toISOString()
    const points = linePoints(THREE_CHANGES)
    await storage.save('movements', { key: keyFor('ben view_betting_odds', 'nfl', '100'), points, checkedAt })
    await show(undefined, storage)
    expect(rendered.page.textContent).toBe('')
  })
})
