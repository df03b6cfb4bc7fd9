import { describe, expect, it } from 'vitest'
import type { BoardHead } from '../domain/board/board'
import { sampleHead } from '../domain/testing/sample-game'
import { click, eventually, find, fire, settle } from '../ui/testing/render'
import { app, closeAppAfterEach, has, openApp } from './testing/app-on-screen'

closeAppAfterEach()

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
    await openApp('/mlb', { heads })
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
    await openApp('/nhl', { heads })
    await eventually(() => app.page.textContent.includes('NHL is taking a break here'))
    expect(find(app.page, 'main a[href="/all"]').textContent).toBe('See all leagues')
    expect(has('[data-board=nhl]')()).toBe(false)
    await app.db.heads.put(sampleHead({ id: 'nhl', live: false }))
    await eventually(() => !app.page.textContent.includes('is taking a break here'))
  })

  it.each(['/mlb/day/2026-01-10', '/mlb/team/12'])(
    'leads from %s to the scores of its league',
    async (path) => {
      await openApp(path, { heads })
      await eventually(has('[data-league=mlb]'))
      click(find(app.page, '[data-league=mlb]'))
      await eventually(has('[data-board=mlb], [aria-busy]'))
      expect(app.history.at(-1)).toBe('/mlb')
    },
  )

  it('treats a league stored by an older version as in season', async () => {
    const { in_season: _in, season: _season, priority: _priority, ...old } = sampleHead({ id: 'nfl' })
    await openApp('/mlb', { heads: [old as BoardHead] })
    await eventually(has('[data-league=nfl][data-live=true]'))
    expect(tabs()[0]).toBe('nfl live')
    expect(tabs().filter((tab) => tab.includes('disabled'))).toEqual([])
  })

  it('says live for five minutes without word from the server, and no longer', async () => {
    const said = (id: string, ago: number) => ({ ...sampleHead({ id }), checkedAtMs: Date.now() - ago })
    await openApp('/mlb', { heads: [said('nba', 240_000), said('nfl', 360_000), said('mlb', 0)] })
    await eventually(has('[data-league=nba][data-live=true]'))
    expect(tabs().filter((tab) => tab.includes('live'))).toEqual(['mlb live current', 'nba live'])
  })

  it('keeps its order while the pointer is over it', async () => {
    await openApp('/mlb', { heads })
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
    await openApp('/mlb', { heads })
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
    await openApp('/mlb', { heads })
    await eventually(has('[data-league=nba][data-live=true]'))
    click(find(app.page, '[data-league=nba]'))
    expect(has('[data-league=nba][data-pressed=true]')()).toBe(true)
    expect(app.history).toEqual(['/mlb'])
    await eventually(() => app.history.at(-1) === '/nba')
    expect(has('[data-league=nba][data-pressed=false][aria-current=page]')()).toBe(true)
  })

  it('does not lead to a league that is out of season', async () => {
    await openApp('/mlb', { heads })
    await eventually(has('[data-league=ncaaf][aria-disabled=true]'))
    click(find(app.page, '[data-league=ncaaf]'))
    expect(has('[data-pressed=true]')()).toBe(false)
  })
})
