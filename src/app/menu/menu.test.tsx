import { afterEach, describe, expect, it } from 'vitest'
import { storedBoard } from '../../features/scoreboard/testing/games'
import { keepInstallOffer } from '../../platform/install'
import { authStepAtom } from '../../state/auth-modal'
import { autoScrollAtom } from '../../state/auto-scroll'
import { exportAtom } from '../../state/export'
import { lineMovesLeagueAtom } from '../../state/line-moves'
import { sessionAtom } from '../../state/session'
import { settingsOpenAtom } from '../../state/settings'
import { click, eventually, find, fire, settle } from '../../ui/testing/render'
import { renderApp } from '../testing/render-app'

type RenderedApp = Awaited<ReturnType<typeof renderApp>>

let app: RenderedApp
afterEach(() => app.close())

const has = (selector: string) => () => app.page.querySelector(selector) !== null

describe('the menu', () => {
  const button = () => find(app.page, '[aria-haspopup=menu]')
  const items = () => [...app.page.querySelectorAll('[role^=menuitem]')].map((item) => item.textContent)
  const item = (words: string) =>
    [...app.page.querySelectorAll<HTMLElement>('[role^=menuitem]')].find(
      ({ textContent }) => textContent === words,
    )!
  const press = (key: string) =>
    fire(document.activeElement ?? button(), new KeyboardEvent('keydown', { key, bubbles: true }))
  const open = async () => {
    click(button())
    // The panel is loaded as a separate chunk.
    await eventually(has('[role=menu]'), 2000)
  }

  it('offers a guest what a guest can do', async () => {
    app = await renderApp('/nfl')
    await open()
    expect(items()).toEqual([
      'All Leagues',
      'Other Days',
      'Export',
      'Auto-scrollOff',
      'Cosmic',
      'Settings',
      'Sign In',
    ])
  })

  it('offers a signed-in user to sign out', async () => {
    app = await renderApp('/nfl')
    const user = { id: 'u1', email: 'ada@example.com', displayName: 'Ada' }
    settle(() => app.store.set(sessionAtom, { kind: 'signed-in', user, tier: 'registered', can: [] }))
    await open()
    expect(items()).toEqual([
      'All Leagues',
      'Other Days',
      'Game Alerts',
      'Export',
      'Auto-scrollOff',
      'Cosmic',
      'Settings',
      'Sign Out',
    ])
    click(find(app.page, '[role=menuitem]:last-of-type'))
    expect(app.updates).toEqual(['signed out'])
    expect(has('[role=menu]')()).toBe(false)
  })

  it.each([
    ['ada', 'A'],
    ['😀 Ada', '😀'],
  ])('marks the button of %s with a whole letter: %s', async (displayName, initial) => {
    app = await renderApp('/nfl')
    const user = { id: 'u1', email: 'ada@example.com', displayName }
    settle(() => app.store.set(sessionAtom, { kind: 'signed-in', user, tier: 'registered', can: [] }))
    expect(find(button(), '[aria-hidden=true]:not(svg)').textContent).toBe(initial)
  })

  it.each([
    ['/nfl', { kind: 'board', slug: 'nfl' }],
    ['/pga', { kind: 'board', slug: 'pga' }],
    ['/nfl/day/2024-12-15', { kind: 'day', slug: 'nfl', day: '2024-12-15' }],
  ])('offers everybody to export what is on the page: at %s %j', async (path, wanted) => {
    app = await renderApp(path)
    await open()
    click(item('Export'))
    expect(app.store.get(exportAtom)).toEqual(wanted)
  })

  it('leads a guest who wants to export to the lock, and on to the sign-up', async () => {
    app = await renderApp('/nfl')
    await open()
    click(item('Export'))
    await eventually(has('[data-locked=export_data]'), 2000)
    expect(find(app.page, '[data-locked]').textContent).toContain('It begins with a free account.')
    click(find(app.page, '[data-locked] button'))
    expect(app.store.get(authStepAtom)).toBe('welcome')
  })

  it('offers line moves to users who may see them, in leagues that have lines', async () => {
    const user = { id: 'u1', email: 'ada@example.com' }
    const can = ['view_betting_odds'] as const
    app = await renderApp('/nfl')
    settle(() => app.store.set(sessionAtom, { kind: 'signed-in', user, tier: 'verified', can }))
    await open()
    click(item('Line Moves'))
    expect(app.store.get(lineMovesLeagueAtom)).toBe('nfl')
    await app.close()
    app = await renderApp('/pga')
    settle(() => app.store.set(sessionAtom, { kind: 'signed-in', user, tier: 'verified', can }))
    await open()
    expect(items()).not.toContain('Line Moves')
  })

  it('offers the whole screen where the browser gives it', async () => {
    const browser = { fullscreenEnabled: true, fullscreenElement: null }
    for (const [name, value] of Object.entries(browser))
      Object.defineProperty(document, name, { value, configurable: true })
    app = await renderApp('/nfl')
    await open()
    for (const name of Object.keys(browser)) Reflect.deleteProperty(document, name)
    expect(items()).toEqual([
      'All Leagues',
      'Other Days',
      'Export',
      'Auto-scrollOff',
      'Cosmic',
      'Fullscreen',
      'Settings',
      'Sign In',
    ])
  })

  it("installs the app by the browser's own prompt, which is kept from the first moment on", async () => {
    Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true })
    keepInstallOffer()
    const asked: string[] = []
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => void asked.push('asked'),
    })
    dispatchEvent(offer)
    expect(offer.defaultPrevented).toBe(true)
    app = await renderApp('/nfl')
    await open()
    click(item('Install App'))
    expect(asked).toEqual(['asked'])
    // The browser's offer can be used only once.
    await open()
    expect(items()).not.toContain('Install App')
  })

  it('explains how to install the app where the browser has no prompt, and no more once it is installed', async () => {
    Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true })
    Object.defineProperty(navigator, 'userAgent', { value: 'iPhone Safari/604.1', configurable: true })
    app = await renderApp('/nfl')
    await open()
    click(item('Install App'))
    await eventually(() => app.page.textContent.includes('Add to Home Screen'), 2000)
    await app.close()
    Object.defineProperty(navigator, 'standalone', { value: true, configurable: true })
    app = await renderApp('/nfl')
    await open()
    expect(items()).not.toContain('Install App')
    for (const name of ['userAgent', 'standalone']) Reflect.deleteProperty(navigator, name)
    Reflect.deleteProperty(window, 'isSecureContext')
  })

  it('is walked with the arrows, and Escape gives focus back', async () => {
    app = await renderApp('/nfl')
    await open()
    const walked = ['', 'ArrowDown', 'ArrowDown', 'End', 'ArrowDown', 'ArrowUp', 'Home'].map((key) => {
      press(key)
      return document.activeElement?.textContent
    })
    expect(walked).toEqual([
      'All Leagues',
      'Other Days',
      'Export',
      'Sign In',
      'All Leagues',
      'Sign In',
      'All Leagues',
    ])
    press('Escape')
    expect(has('[role=menu]')()).toBe(false)
    expect(document.activeElement).toBe(button())
  })

  it.each([
    ['All Leagues', 'All leagues'],
    ['Other Days', 'NFL'],
  ])('gives the focus to the title of the page that %s opens, so that it is heard', async (words, title) => {
    app = await renderApp('/nfl', { boards: [storedBoard()] })
    await eventually(has('[data-announcer]'), 2000)
    await open()
    click(item(words))
    await eventually(() => document.activeElement?.tagName === 'H1', 2000)
    expect(document.activeElement?.textContent).toContain(title)
    await open()
    click(item('All Leagues'))
    await open()
    click(item('All Leagues'))
    expect(document.activeElement).toBe(button())
  })

  it('closes with a press beside it', async () => {
    app = await renderApp('/nfl')
    await open()
    fire(document.body, new MouseEvent('pointerdown', { bubbles: true }))
    expect(has('[role=menu]')()).toBe(false)
  })

  it('opens the settings and the sign-in', async () => {
    app = await renderApp('/nfl')
    await open()
    click(find(app.page, '[role=menuitem]:nth-of-type(6)'))
    expect(app.store.get(settingsOpenAtom)).toBe(true)
    await open()
    click(find(app.page, '[role=menuitem]:last-of-type'))
    expect(app.store.get(authStepAtom)).toBe('welcome')
  })

  it('changes the theme, which is remembered', async () => {
    app = await renderApp('/nfl')
    await open()
    click(find(app.page, '[aria-label="Cosmic theme"]'))
    expect(document.documentElement.dataset['theme']).toBe('material')
    expect(localStorage.getItem('ts-theme-name')).toBe('material')
    click(find(app.page, '[aria-label="Midnight theme"]'))
    expect(document.documentElement.dataset['theme']).toBe('classic')
    expect(localStorage.getItem('ts-theme-name')).toBe('classic')
  })

  it('starts auto-scroll, which hides the search', async () => {
    app = await renderApp('/nfl', { boards: [storedBoard()] })
    await eventually(has('input[type=search]'))
    await open()
    click(find(app.page, '[role=menuitemcheckbox]'))
    expect(app.store.get(autoScrollAtom)).toBe(true)
    expect(has('input[type=search]')()).toBe(false)
    settle(() => app.store.set(autoScrollAtom, false))
  })
})
