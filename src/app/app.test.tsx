import { describe, expect, it } from 'vitest'
import { storedBoard } from '../features/scoreboard/testing/games'
import { firstPaint } from '../platform/first-paint'
import { setPreferenceAtom } from '../state/preferences'
import { updateAtom } from '../state/update-state'
import { click, eventually, find, settle } from '../ui/testing/render'
import { app, closeAppAfterEach, has, openApp, says } from './testing/app-on-screen'

closeAppAfterEach()

it('a notice stands below the head of the page, because on phones the head covers what is above it', async () => {
  await openApp('/nfl', { boards: [storedBoard()] })
  settle(() => app.store.set(setPreferenceAtom, 'autoRefresh', false))
  firstPaint.drawn()
  await eventually(says('Auto refresh is paused'))
  const head = find(app.page, '[data-page-head]')
  expect(head.nextElementSibling!.textContent).toContain('Auto refresh is paused')
})

it('a page that broke does not break the next one', async () => {
  const stored = storedBoard()
  const unreadable = { ...stored, board: { ...stored.board, content: undefined! } }
  await openApp('/all', { boards: [unreadable] })
  await eventually(says('Something went wrong in Home'))
  app.go('/admin/dashboard')
  await eventually(says('Access Denied'))
})

describe('the logo loader', () => {
  it('stands while nothing is cached, and fades over the first scores', async () => {
    await openApp('/nfl')
    await eventually(has('[data-loader=on]'))
    await app.db.boards.put(storedBoard())
    await eventually(has('[data-game]'))
    expect(has('[data-loader=leaving]')()).toBe(true)
  })

  it('never stands before stored scores', async () => {
    await openApp('/nfl', { boards: [storedBoard()] })
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
    await openApp('/nfl')
    expect(says('A new version is ready')()).toBe(false)
    settle(() => app.store.set(updateAtom, 'ready'))
    expect(says('A new version is ready')()).toBe(true)
    click(button('Reload'))
    expect(app.updates).toEqual(['applied'])
  })

  it('can wait', async () => {
    await openApp('/nfl')
    settle(() => app.store.set(updateAtom, 'ready'))
    click(button('Later'))
    expect(says('A new version is ready')()).toBe(false)
  })
})
