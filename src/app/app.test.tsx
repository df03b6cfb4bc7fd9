import 'fake-indexeddb/auto'
import { afterEach, describe, expect, it } from 'vitest'
import { sampleHead } from '../domain/testing/sample-game'
import { liveGame, storedBoard, team } from '../features/scoreboard/testing/games'
import { answeredAtom } from '../state/load-trouble'
import { updateAtom } from '../state/update-state'
import { click, dataOf, eventually, find, settle } from '../ui/testing/render'
import { renderApp } from './testing/render-app'

type RenderedApp = Awaited<ReturnType<typeof renderApp>>

let app: RenderedApp
afterEach(() => app.close())

const has = (selector: string) => () => app.page.querySelector(selector) !== null
const says = (text: string) => () => app.page.textContent.includes(text)

describe('an address', () => {
  it.each([
    ['/', ['/nfl']],
    ['/NBA', ['/nba']],
    ['/nba/', ['/nba']],
    ['/curling', ['/nfl']],
    ['/nba/game/1', ['/nfl']],
    ['/mlb', ['/mlb']],
  ])('%s leads to the page of a league and leaves no trace', async (path, history) => {
    app = await renderApp(path)
    expect(app.history).toEqual(history)
  })

  it('that is none leads to the league looked at last', async () => {
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
    app = await renderApp('/nfl', { boards: [storedBoard()] })
    await eventually(has('[data-board]'))
    expect(dataOf(find(app.page, '[data-board]'))).toEqual({
      board: 'nfl',
      rev: 'e1-1',
      source: 'ok',
      checkedAt: '2026-09-13T21:00:00.000Z',
    })
  })

  it('follows storage', async () => {
    app = await renderApp('/nfl', { boards: [storedBoard()] })
    await eventually(has('[data-board]'))
    const games = [liveGame({ homeTeam: team('SEA', { score: 31 }) })]
    await app.db.boards.put(storedBoard({ rev: 'e1-2', games }))
    await eventually(has('[data-rev="e1-2"] [data-team=home][data-score="31"]'))
  })

  it('shows the shape of what is coming while nothing is stored', async () => {
    app = await renderApp('/nfl')
    await eventually(has('[aria-busy=true]'))
    expect(says('Loading NFL scores')()).toBe(true)
  })

  it('says what is wrong while nothing is stored, and drops it when there are scores', async () => {
    app = await renderApp('/nfl')
    const answer = { kind: 'failed', reason: 'network' } as const
    settle(() => app.store.set(answeredAtom, { slug: 'nfl', answer, nowMs: 0 }))
    await eventually(says('Network error. Please check your connection and try again.'))
    await app.db.boards.put(storedBoard())
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

  it('never shows the games of the league before', async () => {
    app = await renderApp('/nfl', { boards: [storedBoard()] })
    await eventually(has('[data-game]'))
    click(find(app.page, '[data-league=nba]'))
    expect(has('[data-game]')()).toBe(false)
    click(find(app.page, '[data-league=nfl]'))
    expect(has('[data-game]')()).toBe(true)
  })
})

describe('the league bar', () => {
  it('marks the current league and the live ones, and leaves out what is hidden', async () => {
    const heads = [sampleHead({ id: 'nba' }), sampleHead({ id: 'nhl', live: false, visible: false })]
    app = await renderApp('/mlb', { heads })
    await eventually(has('[data-league=nba][data-live=true]'))
    const tabs = [...app.page.querySelectorAll<HTMLElement>('[data-league]')]
    expect(
      tabs.map((tab) => [
        tab.dataset['league'],
        tab.dataset['live'],
        tab.getAttribute('aria-current'),
        tab.getAttribute('aria-disabled'),
      ]),
    ).toEqual([
      ['nfl', 'false', null, 'false'],
      ['nba', 'true', null, 'false'],
      ['mlb', 'false', 'page', 'false'],
      ['ncaaf', 'false', null, 'false'],
      ['ncaab', 'false', null, 'false'],
    ])
  })
})

describe('the theme', () => {
  it('changes with the toggle and is remembered', async () => {
    app = await renderApp('/nfl')
    click(find(app.page, '[aria-label="Cosmic theme"]'))
    expect(document.documentElement.dataset['theme']).toBe('material')
    expect(localStorage.getItem('ts-theme-name')).toBe('material')
    click(find(app.page, '[aria-label="Midnight theme"]'))
    expect(document.documentElement.dataset['theme']).toBe('classic')
    expect(localStorage.getItem('ts-theme-name')).toBe('classic')
  })
})

describe('a new version', () => {
  const button = (name: string) => {
    const found = [...app.page.querySelectorAll('button')].find((candidate) => candidate.textContent === name)
    if (!found) throw new Error(`No button ${name}`)
    return found
  }

  it('is announced, and taken when asked for', async () => {
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
