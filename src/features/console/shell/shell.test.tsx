import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import type { AdminTab } from '../../../domain/operations/dashboard/admin-tabs'
import { STORAGE_KEYS } from '../../../platform/storage-keys'
import { createStore, Provider } from '../../../state/store'
import { click, find, render, settle, type Rendered } from '../../../ui/testing/render'
import { Shell, type SidebarItem } from './shell'

const SECTIONS: readonly SidebarItem[] = [
  { id: 'dashboard', label: 'Dashboard', icon: 'grid' },
  { id: 'logs', label: 'System Logs', icon: 'rows' },
]

let rendered: Rendered
let isWide = true
let followers: (() => void)[] = []
beforeEach(() => {
  isWide = true
  followers = []
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: isWide && query === '(min-width: 1024px)',
        addEventListener: (_name: string, run: () => void) => followers.push(run),
        removeEventListener: (_name: string, run: () => void) =>
          (followers = followers.filter((one) => one !== run)),
      }) as unknown as MediaQueryList,
  )
})
afterEach(() => {
  rendered.close()
  vi.restoreAllMocks()
  localStorage.clear()
})

function show(on: 'desk' | 'phone', current: AdminTab = 'logs') {
  isWide = on === 'desk'
  const location = memoryLocation({ path: '/admin/dashboard/logs', record: true })
  rendered = render(
    <Provider store={createStore()}>
      <Router hook={location.hook}>
        <Shell sections={SECTIONS} current={current}>
          <p>The content</p>
        </Shell>
      </Router>
    </Provider>,
  )
  return location.history
}
function turn(to: 'desk' | 'phone') {
  isWide = to === 'desk'
  settle(() => followers.forEach((run) => run()))
}

const nav = () => find(rendered.page, 'nav')
const kind = () => nav().dataset['kind']
const content = () => find(rendered.page, 'p').parentElement!
const has = (selector: string) => rendered.page.querySelector(selector) !== null
const toggle = (name: string) =>
  click([...nav().querySelectorAll('button')].find(({ textContent }) => textContent === name)!)
const titles = () => [...nav().querySelectorAll<HTMLElement>('a, button')].map(({ title }) => title)

describe('the sidebar at a desk', () => {
  it('stands whole beside the content, and marks the current section', () => {
    show('desk')
    expect([kind(), nav().inert, content().inert]).toEqual(['wide', false, false])
    expect([...nav().querySelectorAll('[aria-current=page]')].map((one) => one.textContent)).toEqual([
      'System Logs',
    ])
    expect(
      [...nav().querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Dashboard', '/admin/dashboard'],
      ['System Logs', '/admin/dashboard/logs'],
      ['Back to Scoreboards', '/all'],
    ])
    expect(titles()).toEqual(['', '', 'Pause real-time updates', '', ''])
    expect([has('[aria-controls]'), has('[data-backdrop]')]).toEqual([false, false])
    expect(document.activeElement?.closest('nav')).toBeFalsy()
  })

  it('is skipped in one step by the keyboard, and nothing promises scores there', () => {
    show('desk')
    const [skip] = rendered.page.querySelectorAll('a')
    expect([skip?.textContent, skip?.getAttribute('href')]).toEqual([
      'Skip to the section',
      `#${content().id}`,
    ])
    expect(content().tabIndex).toBe(-1)
  })

  it('becomes a rail of icons that have their names as titles, and whole again', () => {
    show('desk')
    toggle('Collapse sidebar')
    expect([kind(), titles()]).toEqual([
      'rail',
      ['Dashboard', 'System Logs', 'Pause real-time updates', 'Back to Scoreboards', 'Expand sidebar'],
    ])
    expect(find(nav(), '[aria-expanded]').getAttribute('aria-expanded')).toBe('false')
    toggle('Expand sidebar')
    expect(kind()).toBe('wide')
    expect(find(nav(), '[aria-expanded]').getAttribute('aria-expanded')).toBe('true')
  })

  it('keeps its state until the next visit', () => {
    show('desk')
    toggle('Collapse sidebar')
    expect(localStorage.getItem(STORAGE_KEYS.adminSidebarCollapsed)).toBe('true')
    rendered.close()
    show('desk')
    expect(kind()).toBe('rail')
    toggle('Expand sidebar')
    rendered.close()
    show('desk')
    expect(kind()).toBe('wide')
  })

  it('stays as it is when a section is chosen, and closes on no key', () => {
    const history = show('desk')
    click(find(nav(), 'a[href="/admin/dashboard"]'))
    settle(() => dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })))
    expect([history.at(-1), kind()]).toEqual(['/admin/dashboard', 'wide'])
  })
})

describe('the sidebar on a phone', () => {
  const opener = () => find(rendered.page, '[aria-controls=console-sidebar]')
  const icon = () => find(opener(), 'path').getAttribute('d')
  const expanded = () => opener().getAttribute('aria-expanded')
  const state = () => [kind(), nav().dataset['open'], nav().inert, content().inert, has('[data-backdrop]')]
  const SHUT = ['drawer', 'false', true, false, false]
  const OPEN = ['drawer', 'true', false, true, true]

  it('is a drawer that is shut at first; once open it takes the focus, and the content is inert', () => {
    show('phone')
    expect([state(), expanded(), opener().textContent]).toEqual([SHUT, 'false', 'Sections'])
    expect([...rendered.page.querySelectorAll('a')].map(({ textContent }) => textContent)).not.toContain(
      'Skip to the section',
    )
    expect(document.activeElement?.closest('nav')).toBeFalsy()
    const menu = icon()
    click(opener())
    expect([state(), expanded()]).toEqual([OPEN, 'true'])
    expect(document.activeElement?.textContent).toBe('System Logs')
    expect([typeof menu, typeof icon(), menu === icon()]).toEqual(['string', 'string', false])
  })

  it('opens without moving the focus when no section is the current one', () => {
    show('phone', 'alerts')
    opener().focus()
    click(opener())
    expect(state()).toEqual(OPEN)
    expect(document.activeElement).toBe(opener())
  })

  it.each([
    ['its button is pressed once more', () => click(opener())],
    ['somebody presses beside it', () => click(find(rendered.page, '[data-backdrop]'))],
    ['a section is chosen', () => click(find(nav(), 'a[href="/admin/dashboard"]'))],
    ['Escape is pressed', () => settle(() => dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })))],
  ])('shuts when %s, and the focus goes back to its button', (_when, shut) => {
    show('phone')
    click(opener())
    shut()
    expect(state()).toEqual(SHUT)
    expect(document.activeElement).toBe(opener())
  })

  it('moves the focus no more once it is shut, whatever is closed by Escape then', () => {
    show('phone')
    click(opener())
    click(opener())
    content().focus()
    settle(() => dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })))
    expect(document.activeElement).toBe(content())
  })

  it('stays open while other keys are pressed', () => {
    show('phone')
    click(opener())
    settle(() => dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' })))
    expect(state()).toEqual(OPEN)
  })

  it('has no rail, and turning the device shuts it, while a desk keeps the state it had there', () => {
    localStorage.setItem(STORAGE_KEYS.adminSidebarCollapsed, 'true')
    show('phone')
    expect(nav().textContent).not.toContain('sidebar')
    click(opener())
    turn('desk')
    expect(kind()).toBe('rail')
    localStorage.setItem(STORAGE_KEYS.adminSidebarCollapsed, 'false')
    turn('phone')
    expect(state()).toEqual(SHUT)
    turn('desk')
    expect(kind()).toBe('wide')
  })
})
