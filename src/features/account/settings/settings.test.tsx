import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { authStepAtom } from '../../../state/auth-modal'
import { portsAtom } from '../../../state/ports'
import { settingsOpenAtom } from '../../../state/settings'
import { createStore, Provider } from '../../../state/store'
import { testPorts } from '../../../state/testing/test-ports'
import { click, find, render, settle, type Rendered } from '../../../ui/testing/render'
import { Settings } from './settings'

let rendered: Rendered
let store = createStore()
let isWide = true
beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () => ({ matches: isWide, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList,
  )
})
afterEach(() => {
  rendered.close()
  vi.restoreAllMocks()
})

function open(on: 'desk' | 'phone') {
  isWide = on === 'desk'
  store = createStore()
  store.set(portsAtom, testPorts())
  store.set(settingsOpenAtom, true)
  rendered = render(
    <Provider store={store}>
      <Settings myTeams={<p>The teams</p>} apiKeys={<p>The keys</p>} />
    </Provider>,
  )
}

const GUEST_PROFILE = 'You are looking around as a guest.'
const says = (text: string) => rendered.page.textContent.includes(text)
const buttons = () => [...rendered.page.querySelectorAll<HTMLButtonElement>('dialog button')]
const nameOf = (button: HTMLElement) => button.getAttribute('aria-label') ?? button.textContent
const names = () => buttons().map(nameOf)
const press = (name: string) => click(buttons().find((one) => nameOf(one) === name)!)
const isOpen = () => store.get(settingsOpenAtom)
const pictures = () =>
  buttons().map((one) => [...one.querySelectorAll('path')].map((path) => path.getAttribute('d')).join())

/** The browser removes the history entry that the settings added, and reports it. */
function goBack() {
  history.replaceState(null, '')
  settle(() => dispatchEvent(new PopStateEvent('popstate')))
}
/** As long as something lies over the page, it has a history entry for Back to take. */
const isBackCaught = () => history.state !== null

describe('the settings at a desk', () => {
  it('list their sections beside the open one, which is the profile at first', () => {
    open('desk')
    expect(names()).toEqual([
      'Close',
      'Profile',
      'My Teams',
      'My Players (Soon)',
      'Preferences',
      'API Keys',
      'Sign In',
    ])
    expect(says(GUEST_PROFILE)).toBe(true)
    const current = () =>
      [...rendered.page.querySelectorAll('[aria-current=page]')].map((one) => one.textContent)
    expect(current()).toEqual(['Profile'])
    press('My Teams')
    expect([current(), says('The teams'), says(GUEST_PROFILE)]).toEqual([['My Teams'], true, false])
    press('API Keys')
    expect([current(), says('The keys')]).toEqual([['API Keys'], true])
    press('Preferences')
    expect(says('Auto refresh')).toBe(true)
  })

  it.each(['desk', 'phone'] as const)('announce My Players, which nobody can open yet: on a %s', (where) => {
    open(where)
    const disabled = buttons().filter((one) => one.disabled)
    expect(disabled.map(nameOf)).toEqual(['My Players (Soon)'])
    press('My Players (Soon)')
    expect(says(GUEST_PROFILE)).toBe(where === 'desk')
  })

  it('give each section a picture of its own', () => {
    open('desk')
    const shown = pictures().slice(1, 6)
    expect(new Set(shown).size).toBe(5)
    expect(shown).not.toContain('')
  })

  it("are closed by the cross, and by the browser's back from any section", () => {
    open('desk')
    press('Close')
    expect(isOpen()).toBe(false)
    rendered.close()
    open('desk')
    press('My Teams')
    goBack()
    expect([isOpen(), isBackCaught()]).toEqual([false, false])
  })

  it('close for the sign-in that a guest asks for', () => {
    open('desk')
    press('Sign In')
    expect([isOpen(), store.get(authStepAtom)]).toEqual([false, 'welcome'])
  })
})

describe('the settings on a phone', () => {
  const title = () => find(rendered.page, 'h2').textContent

  it('are a list from which one section opens, and the arrow leads back', () => {
    open('phone')
    expect([title(), names()]).toEqual([
      'Settings',
      ['Close', 'Profile', 'My Teams', 'My Players (Soon)', 'Preferences', 'API Keys'],
    ])
    expect(says(GUEST_PROFILE)).toBe(false)
    press('Profile')
    expect([title(), names(), says(GUEST_PROFILE)]).toEqual([
      'Profile',
      ['Close', 'Back to settings', 'Sign In'],
      true,
    ])
    press('Back to settings')
    expect(title()).toBe('Settings')
    press('My Teams')
    expect([title(), says('The teams')]).toEqual(['My Teams', true])
  })

  it('move the focus along: to the title of a section, and back to the entry that led there', () => {
    open('phone')
    const focused = () => document.activeElement as HTMLElement
    expect(focused()).toBe(find(rendered.page, 'dialog'))
    press('Preferences')
    expect([focused().tagName, focused().textContent]).toEqual(['H2', 'Preferences'])
    press('Back to settings')
    expect([focused().tagName, nameOf(focused())]).toEqual(['BUTTON', 'Preferences'])
    press('API Keys')
    goBack()
    expect(nameOf(focused())).toBe('API Keys')
  })

  it('have an arrow at each section that opens', () => {
    open('phone')
    const icons = buttons().map((one) => one.querySelectorAll('svg').length)
    expect(icons).toEqual([1, 2, 2, 1, 2, 2])
  })

  it("are left step by step by the browser's back: the section, then the list", () => {
    open('phone')
    press('API Keys')
    goBack()
    expect([title(), isOpen(), isBackCaught()]).toEqual(['Settings', true, true])
    goBack()
    expect([isOpen(), isBackCaught()]).toEqual([false, false])
  })

  it('keep the page beneath from scrolling as long as they are open', () => {
    const { style } = document.documentElement
    style.overflow = 'clip'
    open('phone')
    expect(style.overflow).toBe('hidden')
    rendered.close()
    expect(style.overflow).toBe('clip')
    style.overflow = ''
  })

  it('close when their handle is drawn down', () => {
    open('phone')
    const handle = find(rendered.page, '[data-sheet-handle]')
    handle.setPointerCapture = () => {}
    const at = (kind: string, clientY: number) =>
      settle(() => handle.dispatchEvent(new PointerEvent(kind, { clientY, pointerId: 1, bubbles: true })))
    at('pointerdown', 100)
    at('pointerup', 300)
    expect(isOpen()).toBe(false)
  })
})
