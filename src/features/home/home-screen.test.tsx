import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Board, BoardHead } from '../../domain/board/board'
import type { Game } from '../../domain/game/game'
import type { Slug } from '../../domain/league'
import {
  finalGame,
  liveGame,
  sampleBoard,
  sampleHead,
  sampleTeam,
  scheduledGame,
} from '../../domain/testing/sample-game'
import { HOUR_MS } from '../../domain/time/intervals'
import { timeText } from '../../platform/local-time'
import { localValues } from '../../platform/local-values'
import { serverReach } from '../../platform/reach'
import { STORAGE_KEYS } from '../../platform/storage-keys'
import { portsAtom } from '../../state/ports'
import { adoptPreferencesAtom, preferencesAtom } from '../../state/preferences'
import { createStore, Provider } from '../../state/store'
import { testPorts } from '../../state/testing/test-ports'
import { createStorage, type Storage } from '../../storage/storage'
import { passTime } from '../../ui/testing/pass-time'
import { find, render, settle, type Rendered } from '../../ui/testing/render'
import { HomeScreen } from './home-screen'

const NOW = Date.parse('2026-10-20T16:00:00Z')
let rendered: Rendered
let storage: Storage
let asked: (readonly Slug[])[]
let drawn: number

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  localValues.remove(STORAGE_KEYS.clock)
  storage = createStorage()
  asked = []
  drawn = 0
})
afterEach(() => {
  rendered.close()
  serverReach.answered()
  vi.useRealTimers()
})

async function know(...heads: readonly Partial<BoardHead>[]) {
  for (const head of heads) await storage.save('heads', sampleHead({ live: false, ...head }))
}
async function readBoard(secondsAgo: number, board: Board) {
  const checkedAt = new Date(NOW - secondsAgo * 1000).toISOString()
  await storage.save('boards', { slug: 'nfl', board, checkedAt })
}
const read = (secondsAgo: number, ...games: readonly Game[]) => readBoard(secondsAgo, sampleBoard({ games }))

async function show(store = createStore()) {
  store.set(portsAtom, {
    ...testPorts(storage),
    showBoard: (...slugs) => void asked.push(slugs),
    boardDrawn: () => void drawn++,
  })
  rendered = render(
    <Provider store={store}>
      <HomeScreen />
    </Provider>,
  )
  await passTime(0)
  return rendered.page
}
const cards = () => [...rendered.page.querySelectorAll<HTMLElement>('[data-preview]')]
const card = (slug: Slug) => find(rendered.page, `[data-preview=${slug}]`)

describe('000 section 2: the home listing shows 3 to 6 sports, active ones first', () => {
  it('six at most, however many are active', async () => {
    const all = ['nfl', 'nba', 'mlb', 'nhl', 'ncaaf', 'ncaab', 'pga', 'rydercup']
    await know(...all.map((id) => ({ id, live: true, in_season: true })))
    await show()
    expect(cards()).toHaveLength(6)
  })

  it('three at least, and their boards are asked for', async () => {
    const off = { in_season: false, season: 'offseason', priority: 1 } as const
    await know(
      { id: 'nba', ...off },
      { id: 'mlb', live: true, season: 'playoffs', priority: 10 },
      { id: 'nfl' },
      ...['nhl', 'ncaaf', 'ncaab', 'pga', 'rydercup'].map((id) => ({ id, ...off })),
    )
    await show()
    const slugs = cards().map(({ dataset }) => dataset['preview'])
    expect([slugs.length, slugs.slice(0, 2)]).toEqual([3, ['mlb', 'nfl']])
    expect(asked.at(-1)).toEqual(slugs)
    expect([document.title, drawn]).toEqual(['All leagues · Turbo Scores', 1])
    expect(rendered.page.textContent).not.toContain('No leagues at the moment')
    expect(slugs).not.toContain('nhl')
    await know({ id: 'nhl', live: true })
    await passTime(0)
    expect(asked.at(-1)).toContain('nhl')
  })

  it('says so where operators have switched all of them off', async () => {
    const all = ['nfl', 'nba', 'mlb', 'nhl', 'ncaaf', 'ncaab', 'pga', 'rydercup']
    await know(...all.map((id) => ({ id, visible: false })))
    const page = await show()
    expect([cards(), asked]).toEqual([[], []])
    expect(page.textContent).toContain('No leagues at the moment')
    expect(page.textContent).toContain('Scores are back as soon as it is on again.')
  })
})

describe('with auto refresh off', () => {
  const standing = (score: number) => {
    const games = [liveGame({ homeTeam: sampleTeam({ abbreviation: 'SEA', score }) })]
    return readBoard(0, sampleBoard({ rev: `e1-${score}`, games }))
  }
  const isShown = (score: number) => card('nfl').textContent.includes(`SEASEA${score}3Q`)

  it('scores stand still also while a league that goes live takes another place', async () => {
    const store = createStore()
    store.set(adoptPreferencesAtom, { ...store.get(preferencesAtom), autoRefresh: false })
    await know({ id: 'nfl', live: true }, { id: 'nba' }, { id: 'mlb' })
    await standing(0)
    await show(store)
    await standing(7)
    await know({ id: 'nfl' }, { id: 'mlb', live: true })
    await passTime(0)
    expect(cards()[0]?.dataset['preview']).toBe('mlb')
    expect([isShown(0), isShown(7)]).toEqual([true, false])
  })

  it('whoever opens the listing sees how the games stand now', async () => {
    const store = createStore()
    store.set(adoptPreferencesAtom, { ...store.get(preferencesAtom), autoRefresh: false })
    await know({ id: 'nfl', live: true })
    await standing(0)
    await show(store)
    rendered.close()
    await standing(7)
    await show(store)
    expect(isShown(7)).toBe(true)
  })
})

describe('the card of a league', () => {
  it('leads to its board, with its games and how old they are', async () => {
    await know({ id: 'nfl', live: true })
    const homeTeam = sampleTeam({ abbreviation: 'SEA', score: 24 })
    await read(20, liveGame({ homeTeam }), finalGame({ id: '2', homeTeam }))
    await show()
    expect([card('nfl').tagName, card('nfl').getAttribute('href')]).toEqual(['A', '/nfl'])
    expect(card('nfl').querySelector('h2')?.textContent).toBe('NFL')
    expect(card('nfl').textContent).toContain('Live')
    expect(card('nfl').textContent).toContain('Updated 20 s ago')
    const rows = [...card('nfl').querySelectorAll<HTMLElement>('[data-live]')]
    expect(rows.map(({ dataset, textContent }) => [dataset['live'], textContent])).toEqual([
      ['true', 'AWAAWA0SEASEA243Q • 8:36'],
      ['false', 'AWAAWA0SEASEA24FINAL'],
    ])
    expect(rows.map((row) => row.querySelectorAll('[data-won=true]').length)).toEqual([0, 1])
  })

  it('counts the days to the season from today, however long ago the board was confirmed', async () => {
    await know({ id: 'nfl' })
    const words = {
      title: 'NFL Offseason',
      text: 'NFL Preseason begins in: 12 days',
      milestone: 'NFL Preseason',
    }
    await readBoard(5 * 86_400, sampleBoard({ content: { kind: 'countdown', ...words, days: 12 } }))
    await show()
    expect(card('nfl').textContent).toContain('NFL Preseason begins in: 7 days')
  })

  it('says when a game last changed in which nothing has happened for hours', async () => {
    await know({ id: 'nfl' })
    await read(
      20,
      liveGame({ stuckSince: new Date(NOW - 5 * HOUR_MS).toISOString() }),
      finalGame({ id: '2' }),
    )
    await show()
    const rows = [...card('nfl').querySelectorAll<HTMLElement>('[data-live]')]
    expect(rows.map(({ dataset, textContent }) => [dataset['live'], textContent])).toEqual([
      ['false', 'AWAAWA0HOMHOM03Q • 8:36Last change 5 h ago'],
      ['false', 'AWAAWA0HOMHOM0FINAL'],
    ])
  })

  it.each([
    [5, 'fresh', 'true'],
    [600, 'old', 'false'],
  ])('whose board is %d seconds old is %s, current: %s', async (secondsAgo, kind, isCurrent) => {
    await know({ id: 'nfl', live: true })
    await read(secondsAgo, liveGame())
    await show()
    const known = find(card('nfl'), 'span')
    expect([known.dataset['freshness'], known.dataset['current']]).toEqual([kind, isCurrent])
    expect(find(card('nfl'), '[data-printed]').dataset['printed']).toMatch(/^As of .*2026/)
  })

  it('leads to the league even when there is no board yet', async () => {
    await know({ id: 'nfl', live: true }, { id: 'mlb' })
    await show()
    expect(card('mlb').textContent).toBe('MLBOpen the scoreboard')
    expect(card('nfl').textContent).toBe('NFLLiveOpen the scoreboard')
    expect(find(card('nfl'), 'span').dataset).toMatchObject({ freshness: 'none', current: 'true' })
  })

  it('says nothing while the device still looks for its board', async () => {
    await know({ id: 'nfl' })
    vi.spyOn(storage, 'read').mockReturnValue(new Promise(() => {}))
    await show()
    expect(card('nfl').textContent).toBe('NFL')
  })

  it('has the time of a game of today, and of later ones the day as well', async () => {
    await know({ id: 'nfl' })
    const at = (id: string, start: string) => scheduledGame({ id, start })
    await read(20, at('1', '2026-10-20T17:00:00Z'), at('2', '2026-10-22T17:00:00Z'))
    await show()
    const [today, later] = ['2026-10-20T17:00:00Z', '2026-10-22T17:00:00Z'].map((start) =>
      timeText(Date.parse(start)),
    )
    const rows = [...card('nfl').querySelectorAll('[data-live]')].map(({ textContent }) => textContent)
    expect(rows).toEqual([`AWAAWAHOMHOM${today}`, `AWAAWAHOMHOMOct 22 · ${later}`])
  })

  it('is not live any more once the server is lost, and the page says why', async () => {
    await know({ id: 'nfl', live: true })
    await show()
    expect(rendered.page.querySelector('[role=status]')).toBeNull()
    settle(() => serverReach.failed())
    await passTime(60_000)
    expect(find(card('nfl'), 'span').dataset).toMatchObject({ freshness: 'unreachable', current: 'false' })
    expect(find(rendered.page, '[role=status]').textContent).toContain('Turbo Scores cannot be reached')
  })
})
