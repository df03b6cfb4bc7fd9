import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Game } from '../../../domain/game/game'
import type { GameSlug } from '../../../domain/league'
import { sessionOf } from '../../../domain/people/users/session'
import type { GameStatsState } from '../../../domain/ticker/game-stats-state'
import { accountAtom } from '../../../state/account'
import { authStepAtom } from '../../../state/auth-modal'
import { kioskAtom } from '../../../state/auto-scroll'
import { portsAtom } from '../../../state/ports'
import { sessionAtom } from '../../../state/session'
import { createStore, Provider } from '../../../state/store'
import { accountWith } from '../../../state/testing/account'
import { testPorts } from '../../../state/testing/test-ports'
import { createStorage } from '../../../storage/storage'
import { keyFor, viewerOf } from '../../../storage/viewer'
import { afterFirstPaint } from '../../../ui/testing/after-first-paint'
import { click, eventually, find, render, settle, type Rendered } from '../../../ui/testing/render'
import { finalGame, liveGame, offGame, scheduledGame } from '../testing/games'
// Loaded here before they are asked for: on a busy machine that takes longer than a test waits.
import './live-ticker'
import './locked-stats'
import { StatsLock } from './stats-lock'
import { TickerSlot } from './ticker-slot'

const RECORD = { id: 'ann', collectionName: 'users', tier: 'registered' }
const STATS = Array.from({ length: 12 }, (_, index) => ({
  name: `P. Player${index}`,
  team: 'SEA',
  statType: 'PTS',
  value: 12 - index,
  displayValue: `${12 - index} PTS`,
}))

/** The stats of a card, open or locked. */
function Place(props: { slug: GameSlug; game: Game }) {
  return (
    <>
      <StatsLock {...props} />
      <TickerSlot {...props} />
    </>
  )
}

/** Every element is in sight from the start. */
class InSight {
  constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    this.tell([{ isIntersecting: true }])
  }
  disconnect() {}
}

describe('001 section 2: the live stats ticker of a card', () => {
  let rendered: Rendered
  let store = createStore()
  let state: GameStatsState = 'active'
  let stats = STATS
  let asked: string[] = []
  let locked: string[] = []
  let looks = 0
  let ids = 0
  beforeEach(async () => {
    await afterFirstPaint()
    store = createStore()
    store.set(portsAtom, testPorts())
    const lookAtSession = async () => (looks++, { hasSession: true, emailConfirmed: true })
    store.set(accountAtom, accountWith({ lookAtSession }))
    state = 'active'
    stats = STATS
    asked = []
    locked = []
    looks = 0
    vi.stubGlobal('IntersectionObserver', InSight)
    vi.stubGlobal('fetch', async (path: string) => {
      asked.push(path)
      const wanted = new URL(path, 'http://server').searchParams.get('ids')?.split(',') ?? []
      const games = wanted.map((id) => ({ id, rev: '0a1b2c3d', status: { state }, tickerStats: stats }))
      return Response.json({ games, pending: [], locked })
    })
  })
  afterEach(() => {
    rendered.close()
    vi.unstubAllGlobals()
    vi.useRealTimers()
    localStorage.clear()
  })

  const signIn = (record: object = RECORD) => {
    localStorage.setItem('pocketbase_auth', JSON.stringify({ token: 't', record: { ...RECORD, ...record } }))
    store.set(sessionAtom, sessionOf({ ...RECORD, ...record })!)
  }
  /**
   * A test that needs a request takes a league of its own: the stats of a league are requested only once in
   * 10 s for as long as the page exists.
   */
  const show = (game: Game, slug: GameSlug = 'nba') => {
    rendered = render(
      <Provider store={store}>
        <Router hook={memoryLocation({ path: '/nba' }).hook}>
          <Place slug={slug} game={{ ...game, id: `${++ids}` }} />
        </Router>
      </Provider>,
    )
    return rendered.page
  }
  const shown = () =>
    [...rendered.page.querySelectorAll('ul:first-child [data-stat] strong')].map((one) => one.textContent)
  const untilStats = async () => {
    await eventually(() => asked.length > 0, 1000)
    await eventually(() => shown().length > 0, 1000)
  }

  it.each([
    [390, 6, 'nba'],
    [767, 6, 'nhl'],
    [768, 10, 'mlb'],
  ] as const)(
    '%i px wide it shows the first %i stats in the order of the server',
    async (width, most, slug) => {
      vi.stubGlobal('innerWidth', width)
      signIn()
      show(liveGame(), slug)
      await untilStats()
      expect(shown().slice(0, most)).toEqual(STATS.slice(0, most).map(({ name }) => name))
      expect(rendered.page.querySelectorAll('[data-stat]')).toHaveLength(2 * most)
    },
  )

  it('has a leader of each team where all stats that scroll are of one team', async () => {
    vi.stubGlobal('innerWidth', 390)
    stats = [...STATS.slice(0, 6), { ...STATS[6]!, team: 'SF' }]
    signIn()
    show(liveGame(), 'nba')
    await untilStats()
    const leaders = [...rendered.page.querySelectorAll('[aria-label=Leaders] li')]
    expect(leaders.map(({ textContent }) => textContent)).toEqual([
      'SEA P. Player0 12 PTS',
      'SF P. Player6 6 PTS',
    ])
    expect(rendered.page.querySelectorAll('[data-stat]')).toHaveLength(2 * 6)
  })

  it.each([
    ['halftime', liveGame(), 'ncaab', 'Halftime'],
    ['complete', finalGame(), 'ncaaf', 'Final'],
  ] as const)('in the state %s a word for it stands before the stats', async (is, game, slug, word) => {
    state = is
    signIn()
    show(game, slug)
    await untilStats()
    expect(find(rendered.page, 'li').textContent).toBe(word)
  })

  it('has the stats of a game whose start is open, as there is nothing to count down to', async () => {
    state = 'pregame'
    signIn()
    const page = show(scheduledGame({ startTime: '9/13 - TBD' }), 'nfl')
    await untilStats()
    expect(page.querySelector('[data-countdown]')).toBeNull()
  })

  it('shows no stats of the season as those of a game that has begun', async () => {
    state = 'pregame'
    signIn()
    show(liveGame(), 'ncaab')
    await eventually(() => rendered.page.querySelector('[data-ticker=stats]') !== null, 1000)
    expect(shown()).toEqual([])
  })

  it('has the stats of a suspended game, which was played', async () => {
    signIn()
    show(offGame('suspended'), 'mlb')
    await untilStats()
  })

  it('does not call a game final that goes on, as long as its summary is still that of the break', async () => {
    state = 'complete'
    signIn()
    const page = show(liveGame(), 'mlb')
    await untilStats()
    expect(page.textContent).not.toContain('Final')
    expect(find(page, '[data-state]').dataset['state']).toBe('active')
  })

  it('does not call a suspended game final, though its summary is complete', async () => {
    state = 'complete'
    signIn()
    const page = show(offGame('suspended'), 'nhl')
    await untilStats()
    expect(page.textContent).not.toContain('Final')
  })

  it.each([
    ['a game that was called off', offGame('postponed')],
    ['a game that has not begun', scheduledGame()],
  ])('is not there for %s', (_what, game) => {
    signIn()
    expect(show(game).textContent).toBe('')
    expect(rendered.page.querySelector('[data-ticker-slot]')).toBeNull()
  })

  it('is a quiet lock for guests; each tap is one premium attempt, and no stats are fetched', async () => {
    show(liveGame())
    await eventually(() => rendered.page.querySelector('button') !== null)
    const lock = find(rendered.page, 'button')
    expect([lock.textContent, lock.getAttribute('aria-label')]).toEqual(['', 'Unlock Live Stats, SF at SEA'])
    expect([premiumAttempts(), rendered.page.querySelector('[data-ticker-slot]')]).toEqual([0, null])
    click(lock)
    expect([premiumAttempts(), store.get(authStepAtom)]).toEqual([1, 'welcome'])
    expect(asked).toEqual([])
  })

  it.each([
    ['a game that was called off', offGame('postponed')],
    ['a game that has not begun', scheduledGame()],
  ])('has no lock where there are no stats: %s', (_what, game) => {
    show(game)
    expect(rendered.page.querySelector('span, button')).toBeNull()
  })

  it('has more stats when the screen is turned', async () => {
    vi.stubGlobal('innerWidth', 390)
    signIn()
    show(finalGame(), 'nhl')
    await untilStats()
    expect(shown().slice(0, 7).at(-1)).toBe(STATS[0]!.name)
    vi.stubGlobal('innerWidth', 844)
    settle(() => void dispatchEvent(new Event('resize')))
    expect(shown().slice(0, 10)).toEqual(STATS.slice(0, 10).map(({ name }) => name))
  })

  it('asks again for complete stats of a game that goes on, and not for those of one that is over', async () => {
    const storage = createStorage()
    store.set(portsAtom, testPorts(storage))
    signIn()
    const keep = (id: string) =>
      storage.save('stats', {
        key: keyFor(viewerOf(store.get(sessionAtom)), 'nfl', id),
        answer: { id, rev: '0a1b2c3d', status: { state: 'complete' }, tickerStats: STATS },
        checkedAt: new Date().toISOString(),
      } as never)
    await keep('over')
    await keep('going-on')
    rendered = render(
      <Provider store={store}>
        <TickerSlot slug="nfl" game={finalGame({ id: 'over' })} />
        <TickerSlot slug="nfl" game={liveGame({ id: 'going-on' })} />
      </Provider>,
    )
    await eventually(() => asked.length > 0, 1000)
    expect(asked.map((path) => new URL(path, 'http://server').searchParams.get('ids'))).toEqual(['going-on'])
  })

  it('shows nothing before there are stats', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined))
    signIn()
    show(liveGame(), 'nba')
    await eventually(() => rendered.page.querySelector('[data-ticker=waiting]') !== null)
    expect(find(rendered.page, '[data-ticker]').childElementCount).toBe(0)
  })

  it('says in its data attribute once it shows its stats', async () => {
    signIn()
    show(liveGame(), 'ncaaf')
    await eventually(() => rendered.page.querySelector('[data-ticker]') !== null)
    await eventually(() => find(rendered.page, '[data-ticker]').dataset['ticker'] === 'stats', 1000)
  })

  it('has no lock on a wall, where nobody could open it', () => {
    store.set(kioskAtom, { leagues: [] } as never)
    expect(show(liveGame()).textContent).toBe('')
    expect(rendered.page.querySelector('button')).toBeNull()
  })

  it.each([
    ['view_player_stats', ['access_nba']],
    ['access_nba', ['view_player_stats']],
  ])(
    'tells a user from whom an operator took %s whom to ask, and names no tier, without Unlock',
    async (missing, can) => {
      signIn({ can })
      show(liveGame())
      await eventually(() => rendered.page.querySelector('[data-denied]') !== null)
      const denied = find(rendered.page, '[data-denied]')
      expect(denied.dataset['denied']).toBe(missing)
      expect(denied.getAttribute('aria-label')).toBe('Your account has no access to this. Ask an operator.')
      expect(rendered.page.querySelector('button')).toBeNull()
      expect(asked).toEqual([])
    },
  )

  it.each([
    ['view_player_stats', 'nfl'],
    ['access_nhl', 'nhl'],
  ] as const)(
    'says that the server refuses what the session allows, and has the session looked at: %s',
    async (missing, slug) => {
      locked = [missing]
      signIn()
      show(liveGame(), slug)
      await eventually(() => rendered.page.querySelector('[data-denied]') !== null, 2000)
      expect(find(rendered.page, '[data-denied]').dataset['denied']).toBe(missing)
      expect([rendered.page.querySelectorAll('[data-denied]').length, looks]).toEqual([1, 1])
      settle(() => store.set(sessionAtom, { kind: 'guest' }))
      await eventually(() => rendered.page.querySelector('[data-locked=ticker]') !== null)
      expect(rendered.page.querySelector('[data-denied]')).toBeNull()
    },
  )
})

function premiumAttempts(): number {
  const metrics = JSON.parse(localStorage.getItem('ts-guest-metrics') ?? '{}') as { premiumAttempts?: number }
  return metrics.premiumAttempts ?? 0
}
