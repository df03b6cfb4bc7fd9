import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { checkedJson } from '../../backend/testing/checked-json'
import { permissionsOfTier, type Permission } from '../../domain/people/tiers/permission'
import { sessionOf } from '../../domain/people/users/session'
import type { SeasonGame, TeamSeason } from '../../domain/teams/team-season'
import { comingGame, playedGame, sampleSeason } from '../../domain/teams/testing/sample-season'
import { dayText, timeText } from '../../platform/local-time'
import { localValues } from '../../platform/local-values'
import { serverReach } from '../../platform/reach'
import { STORAGE_KEYS } from '../../platform/storage-keys'
import { portsAtom } from '../../state/ports'
import { sessionAtom } from '../../state/session'
import { createStore, Provider } from '../../state/store'
import { testPorts } from '../../state/testing/test-ports'
import { createStorage, type Storage } from '../../storage/storage'
import { keyFor, viewerOf } from '../../storage/viewer'
import { passTime } from '../../ui/testing/pass-time'
import { click, find, render, settle, type Rendered } from '../../ui/testing/render'
import { TeamScreen } from './team-screen'

const NOW = Date.parse('2026-10-25T16:00:00Z')
const facts = { opponent: playedGame().opponent, isHome: false, isNeutral: false, part: 'regular' } as const
const live: SeasonGame = {
  ...facts,
  id: '70',
  start: '2026-10-25T15:00:00Z',
  phase: 'live',
  own: 7,
  theirs: 3,
}
const off: SeasonGame = {
  ...facts,
  id: '71',
  start: '2026-10-11T17:00:00Z',
  phase: 'off',
  status: 'postponed',
}

let rendered: Rendered
let storage: Storage
let asked: string[]
/** The server's answers to the requests for the season and for kept lines. */
let answer: () => Response
let lines: () => Response

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  localValues.remove(STORAGE_KEYS.clock)
  storage = createStorage()
  asked = []
  lines = () => Response.json({ rows: [], missing: [] })
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return path.startsWith('/api/odds') ? lines() : answer()
  })
})
afterEach(() => {
  rendered.close()
  serverReach.answered()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const answers = (season: Partial<TeamSeason>) => () =>
  checkedJson({ v: 1, sport: 'NFL', ...sampleSeason(season) })

const CAN = permissionsOfTier('verified')
const sessionWith = (can: readonly Permission[]) => sessionOf({ id: 'ann', tier: 'verified', can: [...can] })!

async function show(can: readonly Permission[] = CAN, locked?: string) {
  const store = createStore()
  store.set(portsAtom, testPorts(storage))
  store.set(sessionAtom, sessionWith(can))
  rendered = render(
    <Provider store={store}>
      <TeamScreen slug="nfl" id="12" locked={locked} />
    </Provider>,
  )
  await passTime(10)
}
const part = (title: string) => rendered.page.querySelector(`[data-part="${title}"]`)
const gamesIn = (title: string) => [...(part(title)?.querySelectorAll('a') ?? [])]
const textIn = (selector: string) => find(rendered.page, selector).textContent

describe('a team’s season', () => {
  it('begins with the team, its record and its standing', async () => {
    answer = answers({ games: [playedGame()] })
    await show()
    expect(asked[0]).toBe('/api/teams/nfl/12')
    expect(textIn('h2')).toBe('Kansas City Chiefs')
    expect(find(rendered.page, '[data-record]').parentElement?.textContent).toBe(
      '5-1 · 1st in AFC West · 2026 season',
    )
    expect([textIn('[data-trouble]'), textIn('[role=status]')]).toEqual(['Updated just now', ''])
  })

  it('computes the record where the feed has none, and leaves out what else is missing', async () => {
    answer = answers({ record: '', standing: '', season: '', games: [playedGame()] })
    await show()
    expect(find(rendered.page, '[data-record]').parentElement?.textContent).toBe('1-0')
  })

  it('has the last five games, the latest first, with their results', async () => {
    const game = (day: number, own: number) =>
      playedGame({ id: String(day), start: `2026-10-${10 + day}T17:00:00Z`, own, isHome: day === 7 })
    answer = answers({
      games: [game(1, 30), game(2, 30), game(3, 10), game(4, 20), game(5, 30), game(7, 30)],
    })
    await show()
    expect(part('Last 5')?.querySelector('h3')?.textContent).toBe('Last 53-1-1')
    const shown = gamesIn('Last 5')
    expect(shown.map((link) => link.getAttribute('href'))).toEqual(
      ['7', '5', '4', '3', '2'].map((id) => `/nfl/game/${id}`),
    )
    const day = dayText(Date.parse('2026-10-17T17:00:00Z'))
    expect(shown[0]?.textContent).toBe(`${day}vs New York GiantsNYGW 30-20`)
    expect(shown[2]?.textContent).toMatch(/at New York GiantsNYGT 20-20$/)
    expect(shown.map((link) => find(link, '[data-result]').dataset['result'])).toEqual([
      'W',
      'W',
      'T',
      'L',
      'W',
    ])
  })

  it('has the game under way, and what comes next', async () => {
    const open = comingGame({
      id: '9',
      start: '2026-11-08T18:00:00Z',
      isOpen: true,
      isNeutral: true,
      isHome: false,
    })
    answer = answers({ games: [off, live, comingGame(), open] })
    await show()
    expect(gamesIn('Now').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/at New York GiantsNYGLive 7-3$/),
    ])
    expect(gamesIn('Next games').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining(`vs New York GiantsNYG${timeText(Date.parse('2026-11-01T18:00:00Z'))}`),
      expect.stringContaining('vs New York GiantsNYGTime open'),
    ])
    expect([part('splits'), part('Last 0')]).toEqual([null, null])
  })

  it('has the game under way without a score while the feed tells none', async () => {
    answer = answers({ games: [{ ...facts, id: '70', start: '2026-10-25T15:00:00Z', phase: 'live' }] })
    await show()
    expect(gamesIn('Now').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/at New York GiantsNYGLive\s*$/),
    ])
  })

  it('says that the feed has no games yet', async () => {
    answer = answers({ games: [off] })
    await show()
    expect(rendered.page.textContent).toContain('The feed has no games of this team yet.')
  })
})

describe('the splits of a team', () => {
  const table = () =>
    [...find(rendered.page, 'table').querySelectorAll('tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent).join(' '),
    )

  it('tell how it played, and how against the spread for users who may see odds', async () => {
    answer = answers({ games: [playedGame(), playedGame({ id: '8', isHome: false, own: 13 })] })
    lines = () => Response.json({ rows: [{ game_id: '7', home_spread: -3.5 }], missing: ['8'] })
    await show()
    expect(asked[1]).toBe('/api/odds/nfl?ids=7,8')
    expect(table()).toEqual([
      'Part Games Record Scored Allowed Spread',
      'Season 2 1-1 18.5 20.0 1-0',
      'Home 1 1-0 24.0 20.0 1-0',
      'Road 1 0-1 13.0 20.0 –',
      'October 2 1-1 18.5 20.0 1-0',
    ])
    expect(part('splits')?.textContent).toContain(
      'Against the spread: from the 1 of 2 games whose last line was kept.',
    )
  })

  it('say that no line was kept', async () => {
    answer = answers({ games: [playedGame()] })
    await show()
    expect(table()[0]).toBe('Part Games Record Scored Allowed')
    expect(part('splits')?.textContent).toContain('No line was kept of these games.')
  })

  it('do not mention lines to users who may not see odds', async () => {
    answer = answers({ games: [playedGame()] })
    await show(CAN.filter((one) => one !== 'view_betting_odds'))
    expect(asked).toEqual(['/api/teams/nfl/12'])
    expect(part('splits')?.textContent).not.toContain('spread')
  })
})

describe('a season that cannot be shown', () => {
  it.each([
    [403, 'Your account may not see team analytics. Sign in again if it should.'],
    [500, 'This season could not be loaded. Another try follows by itself.'],
  ])('says why: %d', async (status, text) => {
    answer = () => new Response('{}', { status })
    await show()
    expect(textIn('[role=alert]')).toBe(text)
  })

  it('says that it is loading', async () => {
    answer = () => Response.error()
    vi.stubGlobal('fetch', () => new Promise(() => {}))
    await show()
    expect(textIn('[role=status]')).toBe('Loading the season…')
  })

  it('says that there is no such team', async () => {
    answer = () => new Response('{}', { status: 404 })
    await show()
    expect(rendered.page.textContent).toContain('No such NFL team')
    expect(rendered.page.textContent).toContain('The address may be mistyped.')
  })

  it('says that the server cannot be reached', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError()))
    await show()
    expect(textIn('[role=alert]')).toContain('The server cannot be reached')
  })
})

describe('a season that is kept on the device', () => {
  const keep = async (ageMs: number) => {
    const key = keyFor(viewerOf(sessionWith(CAN)), 'nfl', '12')
    const checkedAt = new Date(NOW - ageMs).toISOString()
    await storage.save('seasons', { key, season: sampleSeason({ games: [live] }), checkedAt })
  }
  const trust = () => find(rendered.page, '[data-current]').dataset

  it.each([
    [401, 'Not refreshed (sign in again): as it was 2 h ago.'],
    [500, 'Not refreshed (the server is in trouble): as it was 2 h ago.'],
  ])('is shown with its age when the server answers %d', async (status, text) => {
    answer = () => new Response('{}', { status })
    await keep(2 * 3_600_000)
    await show()
    expect(textIn('[data-trouble]')).toBe(text)
    // A screen reader would read an age again whenever it changes.
    expect(textIn('[role=status]')).not.toContain('ago')
    expect(trust()).toMatchObject({ current: 'false', freshness: 'old' })
  })

  it('is not called current any more after a minute, when none of its games goes on', async () => {
    answer = answers({ games: [playedGame()] })
    await show()
    expect(trust()).toMatchObject({ current: 'true', freshness: 'fresh' })
    await passTime(61_000)
    expect(trust()).toMatchObject({ current: 'false', freshness: 'old' })
  })

  it('stays current while one of its games goes on', async () => {
    answer = answers({ games: [live] })
    await show()
    await passTime(61_000)
    expect(trust()).toMatchObject({ current: 'true', freshness: 'fresh' })
  })

  it('says that the server was lost', async () => {
    answer = answers({ games: [live] })
    await show()
    answer = () => {
      throw new TypeError('Failed to fetch')
    }
    settle(() => serverReach.failed())
    await passTime(30_000)
    expect(textIn('[data-trouble]')).toMatch(/^Server unreachable: as it was /)
    expect(textIn('[role=status]')).toBe('Server unreachable')
    expect(trust()).toMatchObject({ current: 'false', freshness: 'unreachable' })
  })
})

describe('the page of a team', () => {
  it('is named after its team, and leads back to the scores', async () => {
    answer = answers({})
    await storage.save('teams', { slug: 'nfl', teams: [sampleSeason().team], checkedAt: '' })
    await show()
    expect(document.title).toBe('Kansas City Chiefs, NFL · Turbo Scores')
    expect(find(rendered.page, '[data-team="12"]').getAttribute('aria-label')).toBe('Kansas City Chiefs, NFL')
    const back = [...rendered.page.querySelectorAll('a')].at(-1)
    expect([back?.textContent, back?.getAttribute('href')]).toEqual(['Latest NFL scores', '/nfl'])
  })

  it('is named after its team also on a device without the list of teams', async () => {
    answer = answers({})
    await show()
    expect(document.title).toBe('Kansas City Chiefs, NFL · Turbo Scores')
    expect(find(rendered.page, '[data-team="12"]').getAttribute('aria-label')).toBe('Kansas City Chiefs, NFL')
  })

  it('leads to a game whose box score leads back to it', async () => {
    answer = answers({ games: [playedGame()] })
    await show()
    click(gamesIn('Last 1')[0]!)
    expect(history.state).toEqual({ fromBoard: true })
    history.replaceState(null, '', '/')
  })

  it('fetches nothing behind a lock, and then has no name in its title', async () => {
    await show(CAN, 'For members')
    expect([rendered.page.textContent.includes('For members'), asked]).toEqual([true, []])
    expect(document.title).toBe('Team analytics, NFL · Turbo Scores')
  })
})
