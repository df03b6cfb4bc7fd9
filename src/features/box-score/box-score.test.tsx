import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { Game } from '../../domain/game/game'
import { sessionOf } from '../../domain/people/users/session'
import { finalGame, liveGame, sampleTeam, scheduledGame } from '../../domain/testing/sample-game'
import { accountAtom } from '../../state/account'
import { sessionAtom } from '../../state/session'
import { accountWith } from '../../state/testing/account'
import { passTime } from '../../ui/testing/pass-time'
import { LayerDialog } from '../../ui/layer-dialog'
import { click, find, render, settle } from '../../ui/testing/render'
import { storedGame } from './testing/answers'
import { board, open, opened, openGameForEach, openInFirstFrame, WORDS } from './testing/opened-game'

/** Opens a dialog over what is open. */
const openOver = () =>
  render(
    <LayerDialog label="Export" onClose={() => {}}>
      To a file
    </LayerDialog>,
  )

const CHECKED_AT = '2026-09-06T18:00:00Z'

describe('an open game', () => {
  openGameForEach()
  const label = () => find(opened.page, 'dialog').getAttribute('aria-label')
  const head = () => find(opened.page, 'header').textContent

  it.each<[string, Game | undefined]>([
    ['Preview: Awa City Aways at Hom City Homes', scheduledGame()],
    ['Box score: Awa City Aways at Hom City Homes', liveGame()],
    ['Box score', undefined],
  ])('is called %s', async (name, game) => {
    await open(game ? [game] : [])
    expect(label()).toBe(name)
  })

  it('gives its name to the page, for the tabs and the history of the browser, until it is closed', async () => {
    document.title = 'NFL scores · Turbo Scores'
    await open([])
    expect(document.title).toBe('NFL scores · Turbo Scores')
    await board(liveGame())
    expect(document.title).toBe('Awa City Aways at Hom City Homes, NFL · Turbo Scores')
    opened.rendered!.show(<p>Closed</p>)
    expect(document.title).toBe('NFL scores · Turbo Scores')
  })

  it('is closed when it leaves the board', async () => {
    await open([liveGame()])
    await board(liveGame({ quarter: '4Q • 1:00' }))
    expect(opened.closed).toBe(0)
    await board()
    expect(opened.closed).toBe(1)
  })

  it('that leaves the board stays below a dialog that somebody uses over it, and is closed with that', async () => {
    await open([liveGame()])
    const dialog = openOver()
    await board()
    expect(opened.closed).toBe(0)
    dialog.close()
    await passTime(0)
    expect(opened.closed).toBe(1)
  })

  it('stays when it is on the board again before the dialog over it is closed', async () => {
    await open([liveGame()])
    const dialog = openOver()
    await board()
    await board(liveGame())
    dialog.close()
    await passTime(0)
    expect(opened.closed).toBe(0)
  })

  it('that no board has ever shown stays open', async () => {
    await open([])
    await board(liveGame({ id: '101' }))
    expect(opened.closed).toBe(0)
  })

  it('is drawn with the scope of its board, and without it when no board shows it', async () => {
    const words = { ...WORDS, scopeOf: (_stored: unknown, scores: ReactNode) => <b>{scores}</b> }
    await open([liveGame()], words)
    expect(opened.page.querySelector('b header')).not.toBeNull()
    opened.rendered!.close()
    await open([], words)
    expect([opened.page.querySelector('b'), head()]).toEqual([null, 'Box score'])
  })

  it('has the age, the line and the line movement as the board says them', async () => {
    opened.answer = () => Promise.reject(new TypeError('no network'))
    opened.store.set(sessionAtom, sessionOf({ id: 'ann', tier: 'verified', can: ['view_betting_odds'] })!)
    await open([scheduledGame()], {
      ...WORDS,
      ageOf: ({ checkedAt }) => `Scores as of ${checkedAt}`,
      oddsOf: (slug, { id }) => `The line of ${slug} ${id}`,
      movementOf: (slug, { id }) => `The moves of ${slug} ${id}`,
    })
    for (const text of ['Scores as of 2026-09-06', 'The line of nfl 100', 'The moves of nfl 100'])
      expect(opened.page.textContent).toContain(text)
  })

  it('is the game of that id, whatever else is on the board or was played on a day', async () => {
    const other = { homeTeam: sampleTeam({ displayName: 'Others' }) }
    await open([liveGame({ id: '101', ...other }), liveGame()])
    expect(head()).toContain('Hom City Homes')
    opened.rendered!.close()
    const games = [finalGame({ id: '101', ...other }), finalGame()]
    await opened.storage.save('days', { key: 'guest/nfl/2026-09-06', games, checkedAt: CHECKED_AT })
    await open([])
    expect(head()).toMatch(/Hom City Homes.*FINAL|FINAL.*Hom City Homes/)
  })

  it('is never taken from the day that another viewer has opened', async () => {
    const games = [finalGame()]
    await opened.storage.save('days', { key: 'ann /nfl/2026-09-06', games, checkedAt: CHECKED_AT })
    await open([])
    expect(head()).toBe('Box score')
  })

  it('that was kept is shown as it was until the board has been read, which may still have it', async () => {
    const game = liveGame({ quarter: '2Q • 8:36' })
    await opened.storage.save('games', { ...storedGame(), key: 'guest/nfl/100', game })
    openInFirstFrame()
    expect(head()).toContain('2Q • 8:36')
    await passTime(10)
    expect(head()).toBe('SF at SEA')
  })

  it('says nothing to another viewer of what the one before was told', async () => {
    opened.answer = () => Promise.reject(new TypeError('no network'))
    await open([])
    expect(find(opened.page, '[role=alert]').textContent).toContain('no connection')
    opened.answer = () => new Promise(() => {})
    settle(() => opened.store.set(sessionAtom, sessionOf({ id: 'ann', tier: 'registered', can: [] })!))
    expect([
      opened.page.querySelector('[role=alert]'),
      find(opened.page, '[role=status]').textContent,
    ]).toEqual([null, 'Loading live box score…'])
  })

  it('stays below the dialog that is used over it when the viewer changes', async () => {
    opened.store.set(accountAtom, accountWith())
    const shown = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
    await open([liveGame()])
    const dialog = find(opened.page, 'dialog')
    const over = openOver()
    settle(() => opened.store.set(sessionAtom, sessionOf({ id: 'ann', tier: 'registered', can: [] })!))
    await passTime(10)
    expect(find(opened.page, 'dialog')).toBe(dialog)
    expect(shown.mock.contexts).toEqual([dialog, find(over.page, 'dialog')])
    over.close()
    shown.mockRestore()
  })

  it('keeps the focus when the viewer changes and what had it is gone', async () => {
    opened.store.set(accountAtom, accountWith())
    await open([liveGame()])
    find(opened.page, 'article button').focus()
    settle(() => opened.store.set(sessionAtom, sessionOf({ id: 'ann', tier: 'registered', can: [] })!))
    expect(document.activeElement).toBe(find(opened.page, 'dialog'))
  })

  it('is left once, however often its button is pressed before it is gone', async () => {
    await open([liveGame()])
    click(find(opened.page, '[aria-label=Close]'))
    click(find(opened.page, '[aria-label=Close]'))
    expect(opened.closed).toBe(1)
  })

  it('can be left again if it is still there after a step back, which a dialog over it has taken', async () => {
    await open([liveGame()])
    await board()
    expect(opened.closed).toBe(1)
    window.dispatchEvent(new PopStateEvent('popstate'))
    click(find(opened.page, '[aria-label=Close]'))
    expect(opened.closed).toBe(2)
  })

  it.each([
    ['a sheet', 'a phone', 'sheet', false],
    ['a dialog', 'a wide screen', 'dialog', true],
  ])('is %s on %s', async (_what, _where, shape, matches) => {
    vi.stubGlobal('matchMedia', () => ({ matches, addEventListener() {}, removeEventListener() {} }))
    await open([liveGame()])
    expect(find(opened.page, 'dialog').dataset['shape']).toBe(shape)
  })
})
