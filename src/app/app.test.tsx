import { neverReadContent } from '../domain/board/never-read'
import { afterEach, describe, expect, it } from 'vitest'
import type { BoardHead } from '../domain/board/board'
import { sampleHead } from '../domain/testing/sample-game'
import { liveGame, storedBoard, team } from '../features/scoreboard/testing/games'
import { firstPaint } from '../platform/first-paint'
import { updateTroubleAtom } from '../state/load-trouble'
import { setPreferenceAtom } from '../state/preferences'
import { updateAtom } from '../state/update-state'
import { click, dataOf, eventually, find, fire, settle } from '../ui/testing/render'
import { renderApp } from './testing/render-app'

type RenderedApp = Awaited<ReturnType<typeof renderApp>>

let app: RenderedApp
afterEach(() => app.close())

const has = (selector: string) => () => app.page.querySelector(selector) !== null
const says = (text: string) => () => app.page.textContent.includes(text)

/** React waits 300 ms before it shows content in a place that was empty until its chunk was loaded. */
const TURNS_OF_A_CHUNK = 600

it('a notice stands below the head of the page, because on phones the head covers what is above it', async () => {
  app = await renderApp('/nfl', { boards: [storedBoard()] })
  settle(() => app.store.set(setPreferenceAtom, 'autoRefresh', false))
  firstPaint.drawn()
  await eventually(says('Auto refresh is paused'), TURNS_OF_A_CHUNK)
  const head = find(app.page, '[data-page-head]')
  expect(head.nextElementSibling!.textContent).toContain('Auto refresh is paused')
})

describe('an address', () => {
  it.each([
    ['/', ['/nfl']],
    ['/NBA', ['/nba']],
    ['/nba/', ['/nba']],
    ['/nba/game/1', ['/nba/game/1']],
    ['/mlb', ['/mlb']],
    ['/NBA/game/%3Cb%3E', ['/nba/game/%3Cb%3E']],
  ])('%s opens the page of a league, and only that address stays in the history', async (path, history) => {
    app = await renderApp(path)
    expect(app.history).toEqual(history)
  })

  it.each([
    ['/curling', ['/nfl']],
    ['/curling/game/1', ['/nfl']],
    ['/pga/leaderboard', ['/pga']],
  ])('%s names no page and leads on to a league', async (path, history) => {
    app = await renderApp(path)
    await eventually(() => app.history.join() === history.join(), TURNS_OF_A_CHUNK)
  })

  it.each([
    ['/f1', 'Coming soon!'],
    ['/NASCAR', 'Coming soon!'],
    ['/tennis/leaderboard', 'Coming soon!'],
    ['/nfl/leaderboard', 'Unsupported Sport'],
    ['/curling/leaderboard', 'Unsupported Sport'],
  ])('%s says %s and does not lead on', async (path, text) => {
    app = await renderApp(path)
    await eventually(has('main h1'), TURNS_OF_A_CHUNK)
    expect(find(app.page, 'main h1').textContent).toBe(text)
    expect(document.title).toBe(`${text} · Turbo Scores`)
    expect(app.history).toEqual([path])
  })

  it.each(['%3Cb%3E', 'a;b', 'a%2Fb', '%E0%A4%A'])(
    'with the odd game id %s opens that game over its board',
    async (id) => {
      app = await renderApp(`/nba/game/${id}`)
      await eventually(has('dialog'), TURNS_OF_A_CHUNK)
      expect(app.shown).toEqual(['nba'])
      expect(app.history).toEqual([`/nba/game/${id}`])
    },
  )

  it('without a league leads to the league looked at last', async () => {
    app = await renderApp('/nhl')
    app.page.remove()
    const again = await renderApp('/')
    expect(again.history).toEqual(['/nhl'])
    await again.close()
  })

  it('names the page and asks for its board', async () => {
    app = await renderApp('/mlb')
    expect(document.title).toBe('MLB scores · Turbo Scores')
    expect(app.shown).toEqual(['mlb'])
  })
})

describe('the page of a league', () => {
  it('shows the stored board with its revision, source and age', async () => {
    const checkedAt = new Date().toISOString()
    app = await renderApp('/nfl', { boards: [{ ...storedBoard(), checkedAt }] })
    await eventually(has('[data-board]'))
    expect(dataOf(find(app.page, '[data-board]'))).toEqual({
      board: 'nfl',
      rev: 'e1-1',
      source: 'ok',
      checkedAt,
    })
  })

  it('does not call a stored board ok that nobody has confirmed since an earlier visit', async () => {
    app = await renderApp('/nfl', { boards: [storedBoard()] })
    await eventually(has('[data-board]'))
    expect(dataOf(find(app.page, '[data-board]'))).toMatchObject({
      source: 'late',
      checkedAt: '2026-09-13T21:00:00.000Z',
    })
  })

  it('opens on the scores of an earlier visit without calling the server lost', async () => {
    app = await renderApp('/nfl', { boards: [storedBoard()] })
    const saysLost = () => app.page.textContent.includes('cannot be reached')
    await eventually(says('Scores as of'))
    expect(saysLost()).toBe(false)
    const answer = { kind: 'failed', reason: 'network' } as const
    settle(() => app.store.set(updateTroubleAtom, { slug: 'nfl', answer, nowMs: Date.now() - 10_000 }))
    expect(saysLost()).toBe(true)
  })

  it('follows changes of the storage', async () => {
    app = await renderApp('/nfl', { boards: [storedBoard()] })
    await eventually(has('[data-board]'))
    const games = [liveGame({ homeTeam: team('SEA', { score: 31 }) })]
    await app.db.boards.put(storedBoard({ rev: 'e1-2', games }))
    await eventually(has('[data-rev="e1-2"] [data-team=home][data-score="31"]'))
  })

  it('shows placeholders while nothing is stored', async () => {
    app = await renderApp('/nfl')
    await eventually(has('[aria-busy=true]'))
    expect(says('Loading NFL scores')()).toBe(true)
  })

  it('says what is wrong while nothing is stored, and drops it when there are scores', async () => {
    app = await renderApp('/nfl')
    const answer = { kind: 'failed', reason: 'network' } as const
    settle(() => app.store.set(updateTroubleAtom, { slug: 'nfl', answer, nowMs: 0 }))
    await eventually(says('Network error. Please check your connection and try again.'))
    await app.db.boards.put(storedBoard())
    await eventually(has('[data-game]'))
    expect(has('[role=alert]')()).toBe(false)
  })

  it('shows an error that names the feed while the feed has never answered', async () => {
    const message = 'Network error. Please check your connection and try again.'
    const source = { state: 'down', since: '2026-09-13T20:00:00Z', message } as const
    const board = storedBoard({ games: [], source, content: neverReadContent(message) })
    app = await renderApp('/nfl', { boards: [board] })
    await eventually(has('[data-board=nfl][data-source=down] [role=alert]'))
    expect(says('Failed to load NFL data. Please try again.')()).toBe(true)
    expect(says('The score feed does not answer.')()).toBe(true)
    expect(says('your connection')()).toBe(false)
    await app.db.boards.put(storedBoard({ rev: 'e1-2' }))
    await eventually(has('[data-game]'))
    expect(has('[role=alert]')()).toBe(false)
  })

  it('says so when there is no game', async () => {
    app = await renderApp('/nfl', { boards: [storedBoard({ games: [] })] })
    await eventually(says('No NFL games'))
  })

  it('gives the message of a board that has one', async () => {
    const content = { kind: 'message', title: 'NFL Offseason', text: 'See you in August' } as const
    app = await renderApp('/nfl', { boards: [storedBoard({ games: [], content })] })
    await eventually(says('NFL OffseasonSee you in August'))
  })

  it('never shows the games of the previous league', async () => {
    app = await renderApp('/nfl', { boards: [storedBoard()] })
    await eventually(has('[data-game]'))
    click(find(app.page, '[data-league=nba]'))
    await eventually(() => app.history.at(-1) === '/nba')
    expect(has('[data-game]')()).toBe(false)
    click(find(app.page, '[data-league=nfl]'))
    await eventually(() => app.history.at(-1) === '/nfl')
    expect(has('[data-game]')()).toBe(true)
  })
})

describe('the league bar', () => {
  const tabs = () =>
    [...app.page.querySelectorAll<HTMLElement>('[data-league]')].map((tab) => {
      const { league, live, tinted } = tab.dataset
      const [current, disabled] = ['aria-current', 'aria-disabled'].map((name) => tab.getAttribute(name))
      const marks = [
        live === 'true' && 'live',
        tinted === 'true' && 'tinted',
        current && 'current',
        disabled === 'true' && 'disabled',
      ]
      return [league, ...marks.filter(Boolean)].join(' ')
    })
  const heads = [
    sampleHead({ id: 'nfl', live: false }),
    sampleHead({ id: 'nba', live: true }),
    sampleHead({ id: 'mlb', live: false, season: 'playoffs', priority: 10 }),
    sampleHead({ id: 'nhl', live: false, visible: false }),
    sampleHead({ id: 'ncaaf', live: false, in_season: false, priority: 1 }),
    sampleHead({ id: 'ncaab', live: false, in_season: false, priority: 2 }),
    sampleHead({ id: 'pga', live: false, priority: 4 }),
    sampleHead({ id: 'rydercup', live: false, in_season: false, priority: 1 }),
  ]

  it('puts the live first, then those in season, and leaves out what is hidden', async () => {
    app = await renderApp('/mlb', { heads })
    await eventually(has('[data-league=nba][data-live=true]'))
    expect(tabs()).toEqual([
      'nba live',
      'mlb tinted current',
      'nfl',
      'pga',
      'ncaab disabled',
      'ncaaf disabled',
      'rydercup disabled',
    ])
  })

  it('the page of a hidden league says so and leads on, and its board comes back by itself', async () => {
    app = await renderApp('/nhl', { heads })
    await eventually(() => app.page.textContent.includes('NHL is taking a break here'))
    expect(find(app.page, 'main a[href="/all"]').textContent).toBe('See all leagues')
    expect(has('[data-board=nhl]')()).toBe(false)
    await app.db.heads.put(sampleHead({ id: 'nhl', live: false }))
    await eventually(() => !app.page.textContent.includes('is taking a break here'))
  })

  it('treats a league stored by an older version as in season', async () => {
    const { in_season: _in, season: _season, priority: _priority, ...old } = sampleHead({ id: 'nfl' })
    app = await renderApp('/mlb', { heads: [old as BoardHead] })
    await eventually(has('[data-league=nfl][data-live=true]'))
    expect(tabs()[0]).toBe('nfl live')
    expect(tabs().filter((tab) => tab.includes('disabled'))).toEqual([])
  })

  it('says live for five minutes without word from the server, and no longer', async () => {
    const said = (id: string, ago: number) => ({ ...sampleHead({ id }), checkedAtMs: Date.now() - ago })
    app = await renderApp('/mlb', { heads: [said('nba', 240_000), said('nfl', 360_000), said('mlb', 0)] })
    await eventually(has('[data-league=nba][data-live=true]'))
    expect(tabs().filter((tab) => tab.includes('live'))).toEqual(['mlb live current', 'nba live'])
  })

  it('keeps its order while the pointer is over it', async () => {
    app = await renderApp('/mlb', { heads })
    await eventually(has('[data-league=nba][data-live=true]'))
    const before = tabs().map((tab) => tab.split(' ')[0])
    fire(find(app.page, '[data-league=nba]'), new MouseEvent('pointerover', { bubbles: true }))
    await app.db.heads.put(sampleHead({ id: 'pga', live: true, priority: 10 }))
    await eventually(has('[data-league=pga][data-live=true]'))
    expect(tabs().map((tab) => tab.split(' ')[0])).toEqual(before)
    fire(find(app.page, '[data-league=nba]'), new MouseEvent('pointerout', { bubbles: true }))
    expect(tabs()[0]).toBe('pga live')
  })

  it('keeps its order, and the focus, while the keyboard goes along it', async () => {
    app = await renderApp('/mlb', { heads })
    await eventually(has('[data-league=nba][data-live=true]'))
    settle(() => find(app.page, '[data-league=nba]').focus())
    await app.db.heads.put(sampleHead({ id: 'pga', live: true, priority: 10 }))
    await eventually(has('[data-league=pga][data-live=true]'))
    const next = find(app.page, '[data-league=mlb]')
    settle(() => next.focus())
    expect([tabs()[0], document.activeElement === next]).toEqual(['nba live', true])
    await app.db.heads.put(sampleHead({ id: 'nfl', live: false, visible: false }))
    await eventually(() => !has('[data-league=nfl]')())
    expect(document.activeElement === next).toBe(true)
    settle(() => next.blur())
    expect(tabs()[0]).toBe('pga live')
  })

  it('lights up at once, and opens the page a moment later', async () => {
    app = await renderApp('/mlb', { heads })
    await eventually(has('[data-league=nba][data-live=true]'))
    click(find(app.page, '[data-league=nba]'))
    expect(has('[data-league=nba][data-pressed=true]')()).toBe(true)
    expect(app.history).toEqual(['/mlb'])
    await eventually(() => app.history.at(-1) === '/nba')
    expect(has('[data-league=nba][data-pressed=false][aria-current=page]')()).toBe(true)
  })

  it('does not lead to a league that is out of season', async () => {
    app = await renderApp('/mlb', { heads })
    await eventually(has('[data-league=ncaaf][aria-disabled=true]'))
    click(find(app.page, '[data-league=ncaaf]'))
    expect(has('[data-pressed=true]')()).toBe(false)
  })
})

describe('the logo loader', () => {
  it('stands while nothing is cached, and fades over the first scores', async () => {
    app = await renderApp('/nfl')
    await eventually(has('[data-loader][data-leaving=false]'))
    await app.db.boards.put(storedBoard())
    await eventually(has('[data-game]'))
    expect(has('[data-loader][data-leaving=true]')()).toBe(true)
  })

  it('never stands before stored scores', async () => {
    app = await renderApp('/nfl', { boards: [storedBoard()] })
    await eventually(has('[data-game]'))
    expect(has('[data-loader]')()).toBe(false)
  })
})

describe('a new version', () => {
  const button = (name: string) => {
    const found = [...app.page.querySelectorAll('button')].find((candidate) => candidate.textContent === name)
    if (!found) throw new Error(`No button ${name}`)
    return found
  }

  it('is announced, and applied at a press', async () => {
    app = await renderApp('/nfl')
    expect(says('A new version is ready')()).toBe(false)
    settle(() => app.store.set(updateAtom, 'ready'))
    expect(says('A new version is ready')()).toBe(true)
    click(button('Reload'))
    expect(app.updates).toEqual(['applied'])
  })

  it('can wait', async () => {
    app = await renderApp('/nfl')
    settle(() => app.store.set(updateAtom, 'ready'))
    click(button('Later'))
    expect(says('A new version is ready')()).toBe(false)
  })
})
