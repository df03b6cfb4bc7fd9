import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { GameAnswer } from '../../domain/box-score/game-answer'
import type { Game } from '../../domain/game/game'
import { finalGame, liveGame, sampleBoard, sampleTeam, scheduledGame } from '../../domain/testing/sample-game'
import { portsAtom } from '../../state/ports'
import { createStore, Provider } from '../../state/store'
import { testPorts } from '../../state/testing/test-ports'
import { createStorage } from '../../storage/storage'
import { passTime } from '../../ui/testing/pass-time'
import { find, render, type Rendered } from '../../ui/testing/render'
import { BoxScore, type BoardWords } from './box-score'
import { storedGame } from './testing/answers'

const WORDS: BoardWords = {
  statusOf: ({ phase, quarter }) => (phase === 'scheduled' ? 'Sun, Sep 6 · 1:00 PM' : quarter),
  scopeOf: (_stored, scores) => scores,
  ageOf: () => null,
  oddsOf: () => null,
  movementOf: () => null,
}
const teams = {
  homeTeam: sampleTeam({ abbreviation: 'SEA', score: 7 }),
  awayTeam: sampleTeam({ id: '2', abbreviation: 'SF', score: 3 }),
}
const COMPLETE: Partial<GameAnswer> = { status: { state: 'complete' } }

describe('a game that was opened before and that no board shows any more', () => {
  let rendered: Rendered
  beforeEach(() => {
    vi.useFakeTimers()
    // The server cannot be reached, so the app has only what it stored before.
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  })
  afterEach(() => {
    rendered.close()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  async function show(game: Game, answer: Partial<GameAnswer>, ofDay?: Game) {
    const storage = createStorage()
    const checkedAt = '2026-09-06T18:00:00Z'
    await storage.save('boards', { slug: 'nfl', board: sampleBoard(), checkedAt })
    await storage.save('games', { ...storedGame(answer), key: 'guest/nfl/100', game })
    if (ofDay) await storage.save('days', { key: 'guest/nfl/2026-09-06', games: [ofDay], checkedAt })
    const store = createStore()
    store.set(portsAtom, testPorts(storage))
    rendered = render(
      <Provider store={store}>
        <BoxScore slug="nfl" id="100" words={WORDS} onClose={() => {}} />
      </Provider>,
    )
    await passTime(10)
    return find(rendered.page, 'header').textContent
  }

  it.each<[string, Game]>([
    ['under way', liveGame({ ...teams, quarter: '2Q • 8:36' })],
    ['still to begin', scheduledGame(teams)],
  ])(
    'is over when its box score says so, whatever the board said when the game was %s',
    async (_when, game) => {
      const head = await show(game, COMPLETE)
      expect(head).toContain('FINAL')
      expect(
        [...rendered.page.querySelectorAll('header [data-side] > p:last-child')].map(
          (one) => one.textContent,
        ),
      ).toEqual(['17', '24'])
      expect(head).not.toMatch(/Live|2Q|1:00 PM/)
    },
  )

  it('shows no score of the board that is older than its box score', async () => {
    const head = await show(liveGame({ ...teams, quarter: '2Q • 8:36' }), { status: { state: 'active' } })
    expect(head).toBe('SF at SEA')
  })

  it('is shown as over when the page of its day says so', async () => {
    const head = await show(liveGame(teams), { status: { state: 'active' } }, finalGame(teams))
    expect(head).toContain('FINAL')
  })

  it('keeps its state when it was over by then, or has not begun yet', async () => {
    expect(await show(finalGame(teams), COMPLETE)).toContain('FINAL')
    rendered.close()
    expect(await show(scheduledGame(teams), { status: { state: 'pregame' } })).toContain('1:00 PM')
  })
})

describe('an open game', () => {
  let rendered: Rendered
  let storage = createStorage()
  let store = createStore()
  let asked: string[] = []
  let closed = 0
  let revision = 0
  const answer = { id: '100', sport: 'NFL', status: { state: 'active' }, locked: [] }
  beforeEach(() => {
    vi.useFakeTimers()
    storage = createStorage()
    store = createStore()
    store.set(portsAtom, testPorts(storage))
    asked = []
    closed = 0
    vi.stubGlobal('fetch', async (path: string) => {
      asked.push(path)
      return Response.json(answer, { headers: { 'X-Checked-At': '2026-09-06T18:00:00Z' } })
    })
  })
  afterEach(() => {
    rendered.close()
    vi.unstubAllGlobals()
    vi.useRealTimers()
    localStorage.clear()
  })

  async function board(...games: readonly Game[]) {
    await storage.save('boards', {
      slug: 'nfl',
      board: sampleBoard({ games, rev: `e-${++revision}` }),
      checkedAt: '2026-09-06T18:00:00Z',
    })
    await passTime(10)
  }
  async function open(...games: readonly Game[]) {
    await board(...games)
    rendered = render(
      <Provider store={store}>
        <BoxScore slug="nfl" id="100" words={WORDS} onClose={() => void closed++} />
      </Provider>,
    )
    await passTime(10)
  }
  const label = () => find(rendered.page, 'dialog').getAttribute('aria-label')

  it.each<[string, Game | undefined]>([
    ['Preview: Awa City Aways at Hom City Homes', scheduledGame()],
    ['Box score: Awa City Aways at Hom City Homes', liveGame()],
    ['Box score', undefined],
  ])('is called %s', async (name, game) => {
    await open(...(game ? [game] : []))
    expect(label()).toBe(name)
  })

  it('gives its name to the page, for the tabs and the history of the browser, until it is closed', async () => {
    document.title = 'NFL scores · Turbo Scores'
    await open()
    expect(document.title).toBe('NFL scores · Turbo Scores')
    await board(liveGame())
    expect(document.title).toBe('Awa City Aways at Hom City Homes, NFL · Turbo Scores')
    rendered.show(<p>Closed</p>)
    expect(document.title).toBe('NFL scores · Turbo Scores')
  })

  it('is closed when it leaves the board', async () => {
    await open(liveGame())
    await board(liveGame({ quarter: '4Q • 1:00' }))
    expect(closed).toBe(0)
    await board()
    expect(closed).toBe(1)
  })

  it('that no board has ever shown stays open', async () => {
    await open()
    await board(liveGame({ id: '101' }))
    expect(closed).toBe(0)
  })

  it('is drawn with the scope of its board, and without it when no board shows it', async () => {
    const words = { ...WORDS, scopeOf: (_stored: unknown, scores: ReactNode) => <b>{scores}</b> }
    const show = () =>
      rendered.show(
        <Provider store={store}>
          <BoxScore slug="nfl" id="100" words={words} onClose={() => {}} />
        </Provider>,
      )
    await open(liveGame())
    show()
    expect(rendered.page.querySelector('b header')).not.toBeNull()
    rendered.close()
    await open()
    show()
    expect([rendered.page.querySelector('b'), find(rendered.page, 'header').textContent]).toEqual([
      null,
      'Box score',
    ])
  })

  it('is fetched again as soon as its phase changes on the board, but not for other changes', async () => {
    await open(scheduledGame())
    const before = asked.length
    await board(scheduledGame({ headline: 'Rivals meet again' }))
    expect(asked).toHaveLength(before)
    await board(liveGame())
    await passTime(0)
    expect(asked.length).toBeGreaterThan(before)
  })

  it('is fetched again when the browser has deleted what was stored', async () => {
    await open(finalGame())
    const before = asked.length
    await storage.remove('games', () => true)
    await passTime(10)
    expect(asked).toHaveLength(before + 1)
  })

  it('is not fetched any more once it is closed', async () => {
    await open(liveGame())
    rendered.close()
    const before = asked.length
    await passTime(600_000)
    expect(asked).toHaveLength(before)
  })
})
