import { describe, expect, it } from 'vitest'
import { neverReadContent } from '../domain/board/never-read'
import { liveGame, storedBoard, team } from '../features/scoreboard/testing/games'
import { updateTroubleAtom } from '../state/load-trouble'
import { click, dataOf, eventually, find, settle } from '../ui/testing/render'
import { app, closeAppAfterEach, has, openApp, says } from './testing/app-on-screen'

closeAppAfterEach()

describe('the page of a league', () => {
  it('shows the stored board with its revision, source and age', async () => {
    const checkedAt = new Date().toISOString()
    await openApp('/nfl', { boards: [{ ...storedBoard(), checkedAt }] })
    await eventually(has('[data-board]'))
    expect(dataOf(find(app.page, '[data-board]'))).toEqual({
      board: 'nfl',
      rev: 'e1-1',
      source: 'ok',
      checkedAt,
    })
  })

  it('does not call a stored board ok that nobody has confirmed since an earlier visit', async () => {
    await openApp('/nfl', { boards: [storedBoard()] })
    await eventually(has('[data-board]'))
    expect(dataOf(find(app.page, '[data-board]'))).toMatchObject({
      source: 'late',
      checkedAt: '2026-09-13T21:00:00.000Z',
    })
  })

  it('opens on the scores of an earlier visit without calling the server lost', async () => {
    await openApp('/nfl', { boards: [storedBoard()] })
    const saysLost = () => app.page.textContent.includes('cannot be reached')
    await eventually(says('Scores as of'))
    expect(saysLost()).toBe(false)
    const answer = { kind: 'failed', reason: 'network' } as const
    settle(() => app.store.set(updateTroubleAtom, { slug: 'nfl', answer, nowMs: Date.now() - 10_000 }))
    expect(saysLost()).toBe(true)
  })

  it('follows changes of the storage', async () => {
    await openApp('/nfl', { boards: [storedBoard()] })
    await eventually(has('[data-board]'))
    const games = [liveGame({ homeTeam: team('SEA', { score: 31 }) })]
    await app.db.boards.put(storedBoard({ rev: 'e1-2', games }))
    await eventually(has('[data-rev="e1-2"] [data-team=home][data-score="31"]'))
  })

  it('shows placeholders while nothing is stored', async () => {
    await openApp('/nfl')
    await eventually(has('[aria-busy=true]'))
    expect(says('Loading NFL scores')()).toBe(true)
  })

  it('says what is wrong while nothing is stored, and drops it when there are scores', async () => {
    await openApp('/nfl')
    const answer = { kind: 'failed', reason: 'network' } as const
    settle(() => app.store.set(updateTroubleAtom, { slug: 'nfl', answer, nowMs: 0 }))
    await eventually(says('Network error. Please check your connection and try again.'))
    await app.db.boards.put(storedBoard())
    await eventually(has('[data-game]'))
    expect(has('[role=alert]')()).toBe(false)
  })

  it('shows an error while the feed has never answered, and does not blame the visitor’s connection', async () => {
    const message = 'Network error. Please check your connection and try again.'
    const source = { state: 'down', since: '2026-09-13T20:00:00Z', message } as const
    const board = storedBoard({ games: [], source, content: neverReadContent(message) })
    await openApp('/nfl', { boards: [board] })
    await eventually(has('[data-board=nfl][data-source=down] [role=alert]'))
    expect(says('Failed to load NFL data. Please try again.')()).toBe(true)
    expect(says('Scores appear here by themselves as soon as they arrive.')()).toBe(true)
    expect(says('your connection')()).toBe(false)
    await app.db.boards.put(storedBoard({ rev: 'e1-2' }))
    await eventually(has('[data-game]'))
    expect(has('[role=alert]')()).toBe(false)
  })

  it('says so when there is no game', async () => {
    await openApp('/nfl', { boards: [storedBoard({ games: [] })] })
    await eventually(says('No NFL games'))
  })

  it('gives the message of a board that has one', async () => {
    const content = { kind: 'message', title: 'NFL Offseason', text: 'See you in August' } as const
    await openApp('/nfl', { boards: [storedBoard({ games: [], content })] })
    await eventually(says('NFL OffseasonSee you in August'))
  })

  it('never shows the games of the previous league', async () => {
    await openApp('/nfl', { boards: [storedBoard()] })
    await eventually(has('[data-game]'))
    click(find(app.page, '[data-league=nba]'))
    await eventually(() => app.history.at(-1) === '/nba')
    expect(has('[data-game]')()).toBe(false)
    click(find(app.page, '[data-league=nfl]'))
    await eventually(() => app.history.at(-1) === '/nfl')
    expect(has('[data-game]')()).toBe(true)
  })
})
