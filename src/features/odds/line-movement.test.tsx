import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Game } from '../../domain/game/game'
import { linePoints } from '../../domain/odds/line-point'
import { THREE_CHANGES } from '../../domain/odds/testing/sample-changes'
import { sessionOf } from '../../domain/people/users/session'
import { finalGame, sampleTeam, scheduledGame } from '../../domain/testing/sample-game'
import { oddsRow } from '../../domain/odds/odds-board'
import { sampleRecord } from '../../domain/odds/testing/sample-odds'
import { productNow } from '../../platform/clock'
import { exportAtom } from '../../state/export'
import { oddsAtom } from '../../state/odds'
import { portsAtom } from '../../state/ports'
import { sessionAtom } from '../../state/session'
import { createStore, Provider } from '../../state/store'
import { toggleThemeAtom } from '../../state/theme-state'
import { testPorts } from '../../state/testing/test-ports'
import { createStorage } from '../../storage/storage'
import { keyFor, viewerOf } from '../../storage/viewer'
import { passTime } from '../../ui/testing/pass-time'
import { click, find, render, settle, type Rendered } from '../../ui/testing/render'
// Loaded before the chart asks for it: otherwise an import could still run when the test, and with it its
// page, has ended.
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
  let asked: string[]
  let store: ReturnType<typeof createStore>
  beforeEach(() => {
    vi.useFakeTimers()
    asked = []
    answer = async () => Response.json({ rows: THREE_CHANGES, more: false })
    vi.stubGlobal('fetch', (path: string) => (asked.push(path), answer()))
  })
  afterEach(() => {
    rendered.close()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  async function show(game: Game = scheduledGame({ id: '100', ...TEAMS }), storage = createStorage()) {
    store = createStore()
    store.set(portsAtom, testPorts(storage))
    store.set(sessionAtom, ANN)
    rendered = render(screenOf(game))
    await passTime(10)
    return storage
  }
  const screenOf = (game: Game) => (
    <Provider store={store}>
      <LineMovement slug="nfl" game={game} />
    </Provider>
  )
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
    expect(texts('[data-track] strong')).toEqual([])
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

  it.each([
    ['when play began', 'Closing line - HOM -8', 'Closing'],
    ['before play began', 'Final odds - HOM -8', 'Last'],
    ['by an ordinary poll', 'HOM -8', 'Last'],
  ])(
    'of a game that is over, a last line that was taken %s (%s) is called %s',
    async (_when, details, label) => {
      const [newest, ...older] = THREE_CHANGES
      answer = async () => Response.json({ rows: [{ ...newest, details }, ...older], more: false })
      await show(finalGame({ id: '100', ...TEAMS }))
      expect(texts('[data-mark=last] dt')).toEqual([label])
    },
  )

  it.each([
    ['that the server does not know', () => Response.json({}, { status: 404 })],
    ['of which no line was kept', () => Response.json({ rows: [], more: false })],
  ])('shows nothing for a game %s', async (_which, noLine) => {
    answer = async () => noLine()
    await show()
    expect(rendered.page.textContent).toBe('')
  })

  it('reads the points of its chart one by one, from the latest', async () => {
    await show()
    const slider = find(rendered.page, '[aria-label="Points of the chart"]')
    expect(slider.getAttribute('aria-valuetext')).toMatch(/^SEA -8 since /)
  })

  it('has another chart in another theme, as a chart is drawn in the colours of one', async () => {
    await show()
    const chart = find(rendered.page, '[data-chart]')
    settle(() => store.set(toggleThemeAtom))
    expect(find(rendered.page, '[data-chart]')).not.toBe(chart)
    settle(() => store.set(toggleThemeAtom))
  })

  it('is asked for of another game that is opened in its place', async () => {
    await show()
    rendered.show(screenOf(scheduledGame({ id: '200', ...TEAMS })))
    await passTime(10)
    expect(asked).toEqual(['/api/odds/nfl/100/history?page=1', '/api/odds/nfl/200/history?page=1'])
  })

  it('is shown offline once it was seen, and says how old it is', async () => {
    answer = () => Promise.reject(new TypeError('offline'))
    const storage = createStorage()
    const checkedAt = new Date(productNow() - 3_600_000).toISOString()
    const key = keyFor(viewerOf(ANN), 'nfl', '100')
    await storage.save('movements', { key, points: linePoints(THREE_CHANGES), checkedAt })
    await show(undefined, storage)
    expect(texts('[data-track=homeSpread] dd')).toEqual(['-7', '-8', '-1'])
    expect(texts('[data-trouble]').join('')).toContain('saved 1 h ago')
  })

  it('names in order who offered the lines, and leads to their export', async () => {
    const [newest, ...older] = THREE_CHANGES
    const rows = [{ ...newest, provider_name: 'Another Book' }, ...older]
    answer = async () => Response.json({ rows, more: false })
    const game = scheduledGame({ id: '100', ...TEAMS })
    await show(game)
    expect(texts('p').at(-1)).toBe(' Lines by A Book, then Another Book.')
    click([...rendered.page.querySelectorAll('button')].find((one) => one.textContent === 'Export lines')!)
    expect(store.get(exportAtom)).toEqual({ kind: 'lines', slug: 'nfl', game })
  })

  it('has no sentence about providers where the feed names none', async () => {
    const rows = THREE_CHANGES.map((row) => ({ ...row, provider_name: '' }))
    answer = async () => Response.json({ rows, more: false })
    await show()
    expect(texts('[data-track=homeSpread]')).toEqual(['SEAOpen-7Current-8Moved-1'])
    expect(rendered.page.textContent).not.toContain('Lines by')
  })

  it('has nothing to choose where one market alone is offered, and a dash where a line has no number', async () => {
    const bare = { home_money_line: null, away_money_line: null, over_under: null }
    answer = async () =>
      Response.json({ rows: THREE_CHANGES.map((row) => ({ ...row, ...bare })), more: false })
    await show()
    expect(texts('[aria-label="What the chart shows"]')).toEqual([])
    expect(texts('[data-track]')).toEqual(['SEAOpen-7Current-8Moved-1'])
    rendered.close()
    const [newest, ...older] = THREE_CHANGES
    answer = async () => Response.json({ rows: [{ ...newest, over_under: null }, ...older], more: false })
    await show()
    expect(texts('details tbody tr')[0]).toMatch(/[AP]M-8\+260-350–$/)
  })

  it('is asked for anew when the line moves, and not before', async () => {
    await show()
    expect(asked).toHaveLength(1)
    const row = oddsRow(undefined, sampleRecord())!
    const board = (rev: string, homeSpread: number) => ({
      slug: 'nfl',
      board: { v: 1, sport: 'NFL', rev, rows: { '100': { ...row, homeSpread } } },
      checkedAt: '2026-09-06T12:00:00Z',
    })
    settle(() => store.set(oddsAtom, board('e-1', -8) as never))
    await passTime(10)
    expect(asked).toHaveLength(2)
    settle(() => store.set(oddsAtom, board('e-2', -8) as never))
    await passTime(10)
    expect(asked).toHaveLength(2)
    settle(() => store.set(oddsAtom, board('e-3', -9) as never))
    await passTime(10)
    expect(asked).toHaveLength(3)
  })

  it('shows nothing of what another viewer saw', async () => {
    answer = () => Promise.reject(new TypeError('offline'))
    const storage = createStorage()
    const checkedAt = new Date(productNow()).toISOString()
    const points = linePoints(THREE_CHANGES)
    await storage.save('movements', { key: keyFor('ben view_betting_odds', 'nfl', '100'), points, checkedAt })
    await show(undefined, storage)
    expect(rendered.page.textContent).toBe('')
  })
})
