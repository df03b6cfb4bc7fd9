import { describe, expect, it } from 'vitest'
import { sampleHead } from '../domain/testing/sample-game'
import { STORAGE_KEYS } from '../platform/storage-keys'
import { eventually, find } from '../ui/testing/render'
import { app, closeAppAfterEach, has, openApp } from './testing/app-on-screen'
import { renderApp } from './testing/render-app'

closeAppAfterEach()

describe('an address', () => {
  it.each([
    ['/', ['/nfl']],
    ['/NBA', ['/nba']],
    ['/nba/', ['/nba']],
    ['/nba/game/1', ['/nba/game/1']],
    ['/mlb', ['/mlb']],
    ['/NBA/game/%3Cb%3E', ['/nba/game/%3Cb%3E']],
  ])('%s opens the page of a league, and only that address stays in the history', async (path, history) => {
    await openApp(path)
    expect(app.history).toEqual(history)
  })

  it.each([
    ['/curling', ['/nfl']],
    ['/curling/game/1', ['/nfl']],
    ['/pga/leaderboard', ['/pga']],
  ])('%s names no page and leads on to a league', async (path, history) => {
    await openApp(path)
    await eventually(() => app.history.join() === history.join())
  })

  it('that names no page leads past a league that operators hide', async () => {
    const heads = [sampleHead({ id: 'nfl', visible: false }), sampleHead({ id: 'nba' })]
    await openApp('/mlb', { heads })
    await eventually(() => !has('[data-league=nfl]')())
    localStorage.setItem(STORAGE_KEYS.lastSport, 'nfl')
    app.go('/curling')
    await eventually(() => app.history.at(-1) === '/nba')
  })

  it.each(['/all', '/ALL', '/all/'])('%s opens all leagues, and their tab says so', async (path) => {
    await openApp(path)
    await eventually(has('[data-all][aria-current=page]'))
    expect(app.history).toEqual(['/all'])
  })

  it.each([
    ['/f1', 'Coming soon!'],
    ['/NASCAR', 'Coming soon!'],
    ['/tennis/leaderboard', 'Coming soon!'],
    ['/nfl/leaderboard', 'Unsupported Sport'],
    ['/curling/leaderboard', 'Unsupported Sport'],
  ])('%s says %s and does not lead on', async (path, text) => {
    await openApp(path)
    await eventually(has('main h1'))
    expect(find(app.page, 'main h1').textContent).toBe(text)
    expect(document.title).toBe(`${text} · Turbo Scores`)
    expect(app.history).toEqual([path])
  })

  it.each(['%3Cb%3E', 'a;b', 'a%2Fb', '%E0%A4%A'])(
    'with the odd game id %s opens that game over its board',
    async (id) => {
      await openApp(`/nba/game/${id}`)
      await eventually(has('dialog'))
      expect(app.shown).toEqual(['nba'])
      expect(app.history).toEqual([`/nba/game/${id}`])
    },
  )

  it('without a league leads to the league looked at last', async () => {
    await openApp('/nhl')
    app.page.remove()
    const again = await renderApp('/')
    expect(again.history).toEqual(['/nhl'])
    await again.close()
  })

  it('names the page and asks for its board', async () => {
    await openApp('/mlb')
    expect(document.title).toBe('MLB scores · Turbo Scores')
    expect(app.shown).toEqual(['mlb'])
  })
})
